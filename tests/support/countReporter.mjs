/**
 * Closes a run with `N passed, N failed`, after the names of those that passed at their second try only. Vitest's own summary leaves out files that could not be loaded and errors
 * outside of tests; here each of them is one failure.
 */
export default class CountReporter {
  onTestRunEnd(modules, errors) {
    let passed = 0;
    let failed = errors.length;
    const again = [];
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      const states = tests.map((test) => test.result().state);
      again.push(...tests.filter((test) => test.diagnostic()?.flaky).map((test) => `${module.relativeModuleId} > ${test.fullName}`));
      const failures = states.filter((state) => state === 'failed').length;
      passed += states.filter((state) => state === 'passed').length;
      failed += failures > 0 || module.state() !== 'failed' ? failures : 1;
    }
    for (const name of again) console.log(`Passed at the second try: ${name}`);
    process.on('exit', () => console.log(`${passed} passed, ${failed} failed`));
  }
}
