import { TestEnvironment } from 'jest-environment-node';

/** The environment of Node, with `global.hasTestFailed` for `afterEach`: whether the test has failed. */
export default class JourneyEnvironment extends TestEnvironment {
  handleTestEvent(event) {
    if (event.name === 'test_start') this.global.hasTestFailed = false;
    if (event.name === 'test_fn_failure') this.global.hasTestFailed = true;
  }
}
