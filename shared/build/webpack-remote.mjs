import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { describeSections } from './describe-sections.mjs';
import { inputsVersion } from './inputs-version.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { sharedModules } from './shared-modules.mjs';
import { common, folderOf } from './webpack-common.mjs';

const manifestFile = 'mf-manifest.json';
/** The version of the agreement; the same number as `shellContract` of the contracts. */
const contract = '1';

/** `mfe-inventory` is the container `clinic_sec_mfe_inventory`: no element of a page has such an id. */
const containerName = (remote) => `clinic_sec_${remote.replaceAll('-', '_')}`;

/**
 * Nothing shared is ever bundled into a remote: `import: false`. Versions are settled by the contract
 * number, not one by one; `packageName` keeps the plugin from resolving a prefix as if it were a file.
 */
const shared = Object.fromEntries(
  sharedModules.map((name) => [
    name,
    {
      import: false,
      singleton: true,
      requiredVersion: false,
      ...(name.startsWith('@') && { packageName: '@ziba/shared/package.json' }),
    },
  ]),
);

/**
 * Lets the shell make the script elements of all chunks, lazy ones too: the federation runtime asks
 * its `createScript` hook for the entry only, and without the hook there is no integrity and no retry.
 */
class HostedChunks {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('HostedChunks', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('HostedChunks', (code) =>
        [
          code,
          'var hook = __webpack_require__.federation.instance.loaderHook.lifecycle.createScript;',
          'var hosted = hook.emit({ url: url, attrs: {} });',
          'if (hosted) {',
          '  script.integrity = hosted.integrity;',
          '  script.crossOrigin = hosted.crossOrigin;',
          '  script.src = hosted.src;',
          '}',
        ].join('\n'),
      );
    });
  }
}

function federation({ name, sections }) {
  return new ModuleFederationPlugin({
    name,
    filename: 'entry.[contenthash:8].js',
    exposes: Object.fromEntries(
      sections.map(({ name: module, file }) => [`./${module}`, { import: file, name: module }]),
    ),
    shared,
    shareStrategy: 'loaded-first',
    manifest: { fileName: manifestFile },
    dts: false,
    dev: false,
    experiments: { externalRuntime: true },
  });
}

/**
 * The glue between webpack and the federation runtime is the same in every remote, so the shell brings
 * it along with the runtime's core (`shell/src/federation/runtime.ts`).
 */
function bundlerRuntime({ request }, answer) {
  const path = ['_FEDERATION_RUNTIME_CORE', 'bundlerRuntime'];
  if (/webpack-bundler-runtime[\\/]dist[\\/]/.test(request)) answer(null, path, 'global');
  else answer();
}

/** What the runtime reads of a manifest; the rest (build paths, sizes) stays at home. */
function slimManifest({ id, name, metaData, exposes }) {
  const { buildInfo, ...kept } = metaData;
  return {
    id,
    name,
    metaData: { ...kept, buildInfo: { buildVersion: buildInfo.buildVersion, buildName: name } },
    shared: [],
    remotes: [],
    exposes: exposes.map(({ id, name, path: address }) => ({
      id,
      name,
      path: address,
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    })),
  };
}

const describeRelease =
  ({ remote, version, sections }) =>
  async ({ files, read, compilation }) => {
    const manifest = JSON.parse(await read(manifestFile));
    const entry = manifest.metaData.remoteEntry.name;
    const preload = sections.map(({ name }) => [
      `./${name}`,
      [entry, ...compilation.namedChunks.get(name).files],
    ]);
    return {
      remote,
      version,
      contract,
      sections: sections.map(({ descriptor }) => descriptor),
      entry,
      manifest: slimManifest(manifest),
      preload: Object.fromEntries(preload),
      files,
    };
  };

/**
 * The webpack configuration of a remote: `export default remote(import.meta.url)`. It exposes every
 * section file below `src/features` and writes `dist/release.json` for the registry.
 */
export function remote(configUrl) {
  const folder = folderOf(configUrl);
  const remoteName = path.basename(folder);
  return async (_env, { mode = 'production' } = {}) => {
    const name = containerName(remoteName);
    const version = inputsVersion(folder);
    const sections = await describeSections(folder);
    const exposed = new Set(sections.map((section) => section.name));
    const settings = common({ folder, mode });
    return {
      ...settings,
      entry: {},
      externals: [bundlerRuntime],
      output: {
        path: path.join(folder, 'dist'),
        publicPath: 'auto',
        clean: true,
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        // Two versions of a remote may live in one page: each needs its own chunk registry.
        uniqueName: `${name}@${version}`,
        crossOriginLoading: 'anonymous',
      },
      optimization: {
        ...settings.optimization,
        // What an exposed section needs at once is one file; only its lazy screens share chunks.
        splitChunks: {
          chunks: (chunk) => chunk.canBeInitial() === false && !exposed.has(chunk.name),
        },
      },
      plugins: [
        ...settings.plugins,
        federation({ name, sections }),
        new HostedChunks(),
        new ReleasePlugin({
          describe: describeRelease({ remote: remoteName, version, sections }),
          compress: mode === 'production',
        }),
      ],
    };
  };
}
