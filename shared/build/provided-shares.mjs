import path from 'node:path';
import esbuild from 'esbuild';

const list = 'provided-modules.ts';
/** The files that the list consists of; the modules that they import are left out. */
const listFiles = /^\.\/(provide|provided-lazy)$/;

const namesOnly = {
  name: 'names-only',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path: address }) => {
      if (kind === 'entry-point' || listFiles.test(address)) return undefined;
      return { path: address, namespace: 'left-out' };
    });
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'exports.it = {};' }));
  },
};

/** The names of all modules that the shell provides to sections, read from its list without loading their code. */
export async function providedShares(folder) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(folder, 'src/federation', list)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    plugins: [namesOnly],
  });
  const module = { exports: {} };
  new Function('module', 'exports', outputFiles[0].text)(module, module.exports);
  return Object.keys(module.exports.providedModules).sort();
}
