/**
 * Closes a run with `N passed, N failed`. Vitest's own summary leaves out files that could not be loaded and errors
 * outside of tests; here each of them is one failure.
 */
export default class CountReporter {
  onTestRunEnd(modules, errors) {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      const states = [...module.children.allTests()].map((test) => test.result().state);
      const failures = states.filter((state) => state === 'failed').length;
      passed += states.filter((state) => state === 'passed').length;
      failed += failures > 0 || module.state() !== 'failed' ? failures : 1;
    }
    process.on('exit', () => console.log(`${passed} passed, ${failed} failed`));
  }
}
