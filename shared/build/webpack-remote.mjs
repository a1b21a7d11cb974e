import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { describeSections } from './describe-sections.mjs';
import { inputsVersion } from './inputs-version.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { FirstFiles } from './remote/first-files.mjs';
import { HostedChunks } from './remote/hosted-chunks.mjs';
import { NamedShares, UnusedShares } from './remote/shares.mjs';
import { sharedModules } from './shared-modules.mjs';
import { common, folderOf } from './webpack-common.mjs';

const manifestFile = 'mf-manifest.json';
/** The range of shell contracts that a release works with; `shellContract` must be in it. */
const contract = '^3.1';

/** The container of `mfe-inventory` is `clinic_sec_mfe_inventory`, which no element of a page has as id. */
const containerName = (remote) => `clinic_sec_${remote.replaceAll('-', '_')}`;

/**
 * Shared modules are never bundled into a remote: `import: false`. The contract number settles all versions;
 * `packageName` keeps the plugin from resolving a prefix as a file.
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
 * The code between webpack and the federation runtime is the same in every remote, so the shell provides it with the
 * runtime's core (`shell/src/federation/runtime.ts`).
 */
function bundlerRuntime({ request }, answer) {
  const path = ['_FEDERATION_RUNTIME_CORE', 'bundlerRuntime'];
  if (/webpack-bundler-runtime[\\/]dist[\\/]/.test(request)) answer(null, path, 'global');
  else answer();
}

/** The part of the manifest that a release contains, without build paths and sizes. */
function slimManifest({ id, name, metaData, exposes }) {
  return {
    id,
    name,
    metaData,
    exposes: exposes.map(({ id, name, path: address }) => ({ id, name, path: address })),
  };
}

const describeRelease =
  ({ remote, version, sections, shares, firstFiles }) =>
  async ({ files, read }) => {
    const manifest = JSON.parse(await read(manifestFile));
    const entry = manifest.metaData.remoteEntry.name;
    return {
      remote,
      version,
      contract,
      sections: sections.map(({ descriptor }) => descriptor),
      shares: shares.names,
      entry,
      manifest: slimManifest(manifest),
      preload: firstFiles.preload,
      lazy: firstFiles.lazy,
      files,
    };
  };

/**
 * The webpack configuration of a remote: `export default remote(import.meta.url)`. It exposes every
 * section file in `src/sections` and writes `dist/release.json` for the registry.
 */
export function remote(configUrl) {
  const folder = folderOf(configUrl);
  const remoteName = path.basename(folder);
  return async (_env, { mode = 'production' } = {}) => {
    const name = containerName(remoteName);
    const version = inputsVersion(folder);
    const sections = await describeSections(folder);
    const exposed = new Set(sections.map((section) => section.name));
    const firstFiles = new FirstFiles({ name, sections });
    const shares = new NamedShares();
    const settings = common({ folder, mode });
    return {
      ...settings,
      entry: {},
      externals: [bundlerRuntime],
      // CSS files, for styles that styled-components cannot express.
      experiments: { css: true },
      output: {
        path: path.join(folder, 'dist'),
        publicPath: 'auto',
        clean: true,
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        cssFilename: '[name].[contenthash:8].css',
        cssChunkFilename: '[name].[contenthash:8].css',
        // A page may contain two versions of a remote: each needs its own chunk registry.
        uniqueName: `${name}@${version}`,
        crossOriginLoading: 'anonymous',
      },
      optimization: {
        ...settings.optimization,
        // Short numbers: the first file of a section lists all modules that its screens share.
        ...(mode === 'production' && { moduleIds: 'natural', chunkIds: 'natural' }),
        // An exposed section is one file; only its lazy screens share chunks.
        splitChunks: {
          chunks: (chunk) => chunk.canBeInitial() === false && !exposed.has(chunk.name),
        },
      },
      plugins: [
        ...settings.plugins,
        federation({ name, sections }),
        new HostedChunks(),
        new UnusedShares(),
        shares,
        firstFiles,
        new ReleasePlugin({
          describe: describeRelease({ remote: remoteName, version, sections, shares, firstFiles }),
          compress: mode === 'production',
        }),
      ],
    };
  };
}
