import path from 'node:path';
import esbuild from 'esbuild';

const list = 'provided-modules.ts';
/** The list and what it is made of; what they name is left out. */
const ofTheList = /^\.\/(provide|provided-later)$/;

const namesOnly = {
  name: 'names-only',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path: address }) => {
      if (kind === 'entry-point' || ofTheList.test(address)) return undefined;
      return { path: address, namespace: 'left-out' };
    });
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'exports.it = {};' }));
  },
};

/** The names of everything that the shell hands to sections, from its own list, without its code. */
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
