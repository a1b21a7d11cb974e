import { TestEnvironment } from 'jest-environment-node';
import { returnChromium, takeChromium } from './testing/worker-chromium.mjs';

/**
 * The environment of Node, with the worker's Chromium (`global.browser`), and with `global.hasTestFailed` for
 * `afterEach`: whether the test has failed. A file that leaves something behind fails, because the next one would find
 * it.
 */
export default class JourneyEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
  }

  async setup() {
    await super.setup();
    this.global.browser = await takeChromium();
    this.global.journeyServers = new Set();
  }

  async teardown() {
    const left = [
      ...(await returnChromium()),
      ...this.serversLeft(),
      ...(await this.productsLeft()),
    ];
    await super.teardown();
    if (left.length > 0) throw new Error(`${this.testPath} has left behind: ${left.join(', ')}`);
  }

  /** The servers that the file has not stopped; they are killed. */
  serversLeft() {
    const running = [...this.global.journeyServers].filter(({ exitCode }) => exitCode === null);
    for (const server of running) server.kill('SIGKILL');
    return running.map(({ pid }) => `the server with process id ${pid}`);
  }

  /** The databases and data folders that the file has not given back to the run; they are removed. */
  async productsLeft() {
    const body = JSON.stringify({ question: 'clear', value: this.testPath });
    const answer = await fetch(process.env.ZIBA_E2E, { method: 'POST', body });
    const names = await answer.json();
    return names.map((name) => `the database and the folder ${name}`);
  }

  handleTestEvent(event) {
    if (event.name === 'test_start') this.global.hasTestFailed = false;
    if (event.name === 'test_fn_failure') this.global.hasTestFailed = true;
  }
}
