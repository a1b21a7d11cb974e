const { default: Runtime } = require('jest-runtime');
const CompilingOnceRuntime = require('../compiled-once/runtime.cjs');

/** The names that Jest answers itself, for each file anew. */
const ofJest = new Set(['@jest/globals', '@jest/expect', 'expect', 'jest-mock']);

/** What would replace or forget modules that other files use as well. */
const forbidden = [
  ...['setMock', 'setModuleMock', '_generateMock', 'requireMock'],
  ...['resetModules', 'isolateModules', 'isolateModulesAsync'],
];

/**
 * The modules of a test file. Those that it imports are loaded once for each worker and kept: the next file gets the
 * same ones. A file that replaces modules asks for its own with `@jest-environment node` in its first comment.
 */
module.exports = class KeepingRuntime extends CompilingOnceRuntime {
  constructor(...args) {
    super(...args);
    const [config, environment] = args;
    // The constructor of Jest's runtime resets the modules itself, so this comes after it.
    this.kept = environment.kept?.(config, () => new Runtime(...args));
    if (!this.kept) return;
    for (const name of forbidden) {
      this[name] = () => {
        throw new Error(
          'The modules of this file are shared with others and cannot be replaced. Give the file its own: ' +
            'write @jest-environment node in its first comment.',
        );
      };
    }
  }

  requireModuleOrMock(from, name) {
    return this.isKept(name)
      ? this.kept.requireModuleOrMock(from, name)
      : super.requireModuleOrMock(from, name);
  }

  isKept(name) {
    if (!this.kept || ofJest.has(name) || this._resolution.isCoreModule(name)) return false;
    return this._environment.isKept(name);
  }

  /** Of the file and of all that it imports, for the stacks of errors. */
  getSourceMaps() {
    const own = super.getSourceMaps();
    return this.kept ? new Map([...this.kept.getSourceMaps(), ...own]) : own;
  }

  teardown() {
    // Jest's own forgets the modules of the file; the kept ones stay.
    delete this.resetModules;
    super.teardown();
  }
};
