/**
 * Closes a run with `N passed, N failed`, after those that passed at their second try only and what was wrong at the first.
 * Vitest's own summary leaves out files that could not be loaded and errors outside of tests; here each of them is one failure.
 */
export default class CountReporter {
  onTestRunEnd(modules, errors) {
    let passed = 0;
    let failed = errors.length;
    const again = [];
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      const states = tests.map((test) => test.result().state);
      for (const test of tests.filter((one) => one.diagnostic()?.flaky)) {
        const [first] = test.result().errors ?? [];
        again.push(`${module.relativeModuleId} > ${test.fullName}\n${(first?.stack ?? 'no reason given').split('\n').slice(0, 8).join('\n')}`);
      }
      const failures = states.filter((state) => state === 'failed').length;
      passed += states.filter((state) => state === 'passed').length;
      failed += failures > 0 || module.state() !== 'failed' ? failures : 1;
    }
    for (const name of again) console.log(`Passed at the second try: ${name}`);
    process.on('exit', () => console.log(`${passed} passed, ${failed} failed`));
  }
}
