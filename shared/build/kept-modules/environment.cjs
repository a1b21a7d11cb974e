const { mkdirSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { TestEnvironment } = require('jest-environment-node');
const { watch } = require('./leftovers.cjs');
const { forgetTimers, keepTimers } = require('./timers.cjs');

/** The globals that all files of this worker run in, because the kept modules run in them. */
let shared;
/** The kept modules of each project, by its id. */
const runtimes = new Map();

/** What Jest adds to the globals for one file, and would keep all of it. */
const ofOneFile = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS']);

function sharedEnvironment(...args) {
  const environment = new TestEnvironment(...args);
  keepTimers(environment.global);
  return environment;
}

/** A folder for the temporary files of the tests of this worker. */
function workerFolder() {
  const folder = path.join(tmpdir(), `files-${process.env.JEST_WORKER_ID ?? 1}`);
  // Some tests run a server as another user, with a folder of its own in here.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  return folder;
}

function restoreVariable(name, value) {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/**
 * The environment of Node, one for all test files of a worker, with their modules (`runtime.cjs`). A file that leaves
 * something behind for the next one fails: a timer, a listener, an open server, a variable, a file, or what
 * `global.leftBehind` of the project finds.
 */
module.exports = class KeepingEnvironment {
  constructor(...args) {
    shared ??= sharedEnvironment(...args);
    const { global, moduleMocker, fakeTimers, fakeTimersModern } = shared;
    Object.assign(this, { global, moduleMocker, fakeTimers, fakeTimersModern });
    const [{ globalConfig, projectConfig }] = args;
    /** How long a file may take to end what it has started, in milliseconds. */
    this.patience = projectConfig.testEnvironmentOptions.patience ?? 5000;
    // Who watches changes modules between two runs of one worker.
    this.keeps = !globalConfig.watch && !globalConfig.watchAll;
    /** Whether a file may leave nothing behind. */
    this.watches = true;
    this.exit = global.process.exit;
    this.hasPassed = false;
    this.hasFailed = false;
  }

  /** The modules that are kept for a project, if any; `make` makes their runtime for the first file. */
  kept({ id }, make) {
    if (!this.keeps) return undefined;
    if (!runtimes.has(id)) runtimes.set(id, make());
    return runtimes.get(id);
  }

  /** Whether a module is kept, by the name under which another one imports it. */
  isKept() {
    return true;
  }

  exportConditions() {
    return shared.exportConditions();
  }

  getVmContext() {
    return shared.getVmContext();
  }

  async setup() {
    if (!this.watches) return;
    this.folder = process.env.TMPDIR;
    process.env.TMPDIR = workerFolder();
    this.leftovers = watch(this, process.env.TMPDIR);
  }

  handleTestEvent({ name }) {
    if (['test_fn_failure', 'hook_failure', 'error'].includes(name)) this.hasFailed = true;
    if (name === 'run_finish') this.hasPassed = !this.hasFailed;
  }

  /** Makes the globals as they were. Throws if there was anything to do, unless a failure of the file explains it. */
  async teardown() {
    this.global.process.exit = this.exit;
    const found = (await this.leftovers?.()) ?? [];
    if (this.watches) restoreVariable('TMPDIR', this.folder);
    forgetTimers();
    for (const symbol of Object.getOwnPropertySymbols(this.global)) {
      if (ofOneFile.has(symbol.description)) delete this.global[symbol];
    }
    // Values that globals had before, which Jest remembers to empty them at the end.
    shared._globalProxy.leftovers = [];
    if (found.length > 0 && this.hasPassed) {
      throw new Error(`The file leaves behind, for the next one:\n${found.join('\n')}`);
    }
  }
};
