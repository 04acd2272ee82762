/**
 * Ends a run with `N passed, N failed`, after a list of the tests that were retried because the browser stopped
 * drawing. Vitest's own summary leaves out files that could not be loaded and errors outside of tests; here each of
 * them counts as one failure.
 */
export default class CountReporter {
  onTestRunEnd(modules, errors) {
    let passed = 0;
    let failed = errors.length;
    const again = [];
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      const states = tests.map((test) => test.result().state);
      for (const test of tests.filter((one) => (one.diagnostic()?.retryCount ?? 0) > 0)) {
        const [first] = test.result().errors ?? [];
        again.push(
          `${module.relativeModuleId} > ${test.fullName}\n${(first?.stack ?? 'no reason given').split('\n').slice(0, 8).join('\n')}`,
        );
      }
      const failures = states.filter((state) => state === 'failed').length;
      passed += states.filter((state) => state === 'passed').length;
      failed += failures > 0 || module.state() !== 'failed' ? failures : 1;
    }
    for (const name of again) console.log(`Tried again: ${name}`);
    if (again.length > 0) console.log(`${again.length} tried again`);
    process.on('exit', () => console.log(`${passed} passed, ${failed} failed`));
  }
}
