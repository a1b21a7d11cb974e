import KeepingEnvironment from './kept-modules/environment.cjs';

/**
 * The environment of Node, with `global.hasTestFailed` for `afterEach`: whether the test has failed. The packages of npm
 * are loaded once for each worker; the modules of the journeys, which count what they make, for each file.
 */
export default class JourneyEnvironment extends KeepingEnvironment {
  constructor(...args) {
    super(...args);
    // Each file has a server, a database and browser contexts of its own; what it leaves of these is ended with them.
    this.watches = false;
  }

  isKept(name) {
    return !name.startsWith('.') && !name.startsWith('@ziba/');
  }

  handleTestEvent(event) {
    super.handleTestEvent(event);
    if (event.name === 'test_start') this.global.hasTestFailed = false;
    if (event.name === 'test_fn_failure') this.global.hasTestFailed = true;
  }
}
