const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What this worker has transformed and compiled, by file. */
const transformed = new Map();
const compiled = new Map();

/** A script whose value is the function of a module with these parameters. */
function scriptOf(source, filename, parameters) {
  const head = `(function(${parameters.join(',')}){`;
  return new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
}

/** Transforms each file once. All projects that use this runtime transform a file in the same way. */
function transformOnce(cache) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    const key = `${options?.isInternalModule ? 'internal' : 'own'} ${filename}`;
    const known = transformed.get(key);
    if (!known) {
      const code = transform(filename, options);
      const [file, map] = [cache.transforms.get(filename), cache.sourceMaps.get(filename)];
      transformed.set(key, { code, file, map });
      return code;
    }
    if (known.file) cache.transforms.set(filename, known.file);
    if (known.map) cache.sourceMaps.set(filename, known.map);
    return known.code;
  };
}

/** Compiles each file once, for the globals of all test files. */
function compileOnce(executor, contextOf) {
  const compile = executor.compile.bind(executor);
  executor.compile = (source, filename) => {
    const context = contextOf();
    if (!context) return compile(source, filename);
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

/**
 * Jest loads all modules anew for each test file, in globals of its own. That stays; but what a worker has transformed and
 * compiled for one file, functions that have run included, it uses again for the next one: Jest does both again.
 */
module.exports = class CompilingOnceRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const globalConfig = args.at(-1);
    // Who watches changes modules between two runs of one worker. Native modules need what Jest gives to `import()`.
    const isOnce = !globalConfig.watch && !globalConfig.watchAll && !globalConfig.collectCoverage;
    if (!isOnce || process.execArgv.includes('--experimental-vm-modules')) return;
    transformOnce(this.transformCache);
    compileOnce(this.executor, () => this._environment.getVmContext());
  }
};
