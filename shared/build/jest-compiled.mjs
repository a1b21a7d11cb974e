import vm from 'node:vm';

const compileFunction = vm.compileFunction;

/** What this worker has compiled, by file. */
const compiled = new Map();

function scriptOf(source, parameters, filename) {
  const code = `(function (${parameters.join()}) {\n${source}\n})`;
  const known = compiled.get(filename);
  if (known?.code === code) return known.script;
  // The head stands on a line of its own, which the offset takes off again: errors name the right place.
  const script = new vm.Script(code, { filename, lineOffset: -1 });
  compiled.set(filename, { code, script });
  return script;
}

/**
 * Jest loads each module anew for every test file, and compiles it anew as well. With this a worker
 * compiles a module once and runs it in the context of each test file: the files stay as apart as before.
 */
vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options ?? {};
  if (!filename || !parsingContext) return compileFunction(source, parameters, options);
  return scriptOf(source, parameters, filename).runInContext(parsingContext);
};
