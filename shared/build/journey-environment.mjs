import { TestEnvironment } from 'jest-environment-node';

/** Node, and a word for `afterEach` whether the test has just failed: `global.hasTestFailed`. */
export default class JourneyEnvironment extends TestEnvironment {
  handleTestEvent(event) {
    if (event.name === 'test_start') this.global.hasTestFailed = false;
    if (event.name === 'test_fn_failure') this.global.hasTestFailed = true;
  }
}
