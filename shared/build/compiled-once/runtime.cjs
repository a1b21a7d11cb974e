const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What this worker has compiled, by file: the source and its script. */
const compiled = new Map();

/** A script whose value is the function of a module with these parameters. */
function scriptOf(source, filename, parameters) {
  const head = `(function(${parameters.join(',')}){`;
  return new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
}

/**
 * Jest loads all modules anew for each test file, in globals of its own. That stays; but what a worker has compiled for
 * one file, functions that have run included, it uses again for the next one. Jest itself compiles each module again.
 */
module.exports = class CompilingOnceRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      // A test file is compiled once anyway. `import()` of Jest's own kind needs what Jest gives to its function.
      if (
        !context ||
        filename === this._testPath ||
        process.execArgv.includes('--experimental-vm-modules')
      )
        return compile(source, filename);
      let known = compiled.get(filename);
      if (known?.source !== source) {
        try {
          known = { source, script: scriptOf(source, filename, executor.injectedModuleParameters) };
        } catch {
          return compile(source, filename); // Jest explains what is wrong with it.
        }
        compiled.set(filename, known);
      }
      return known.script.runInContext(context);
    };
  }
};
