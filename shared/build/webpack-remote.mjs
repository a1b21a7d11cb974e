import { createHash } from 'node:crypto';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import CssLoadingRuntimeModule from 'webpack/lib/css/CssLoadingRuntimeModule.js';
import { describeSections } from './describe-sections.mjs';
import { inputsVersion } from './inputs-version.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { shortened } from './lib/shortened-code.mjs';
import { sharedModules } from './shared-modules.mjs';
import { common, folderOf } from './webpack-common.mjs';

const manifestFile = 'mf-manifest.json';
/** The range of shell contracts that a release works with; `shellContract` must be in it. */
const contract = '^3.0';

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

/** Marks imports of shared modules as free of side effects, so that unused ones are left out. */
class UnusedShares {
  apply(compiler) {
    compiler.hooks.compilation.tap('UnusedShares', (compilation) => {
      compilation.hooks.finishModules.tap('UnusedShares', (modules) => {
        for (const module of modules) {
          if (module.type === 'consume-shared-module') {
            module.getSideEffectsConnectionState = () => false;
          }
        }
      });
    });
  }
}

/** Code that copies integrity and address from the element that the shell creates in a hook of the runtime. */
const hostedElement = (code, { hook, element, address }) =>
  [
    code,
    `var hook = __webpack_require__.federation.instance.loaderHook.lifecycle.${hook};`,
    'var hosted = hook.emit({ url: url, attrs: {} });',
    'if (hosted) {',
    `  ${element}.integrity = hosted.integrity;`,
    `  ${element}.crossOrigin = hosted.crossOrigin;`,
    `  ${element}.${address} = hosted.${address};`,
    '}',
  ].join('\n');

const hostedScript = { hook: 'createScript', element: 'script', address: 'src' };
const hostedStyle = { hook: 'createLink', element: 'link', address: 'href' };

/**
 * Lets the shell create the elements of all chunks, including lazy ones and styles, for integrity and retries. The
 * federation runtime calls its hooks for the entry only.
 */
class HostedChunks {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('HostedChunks', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'HostedChunks',
        (code) => hostedElement(code, hostedScript),
      );
      CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        'HostedChunks',
        (code) => hostedElement(code, hostedStyle),
      );
    });
  }
}

/** Collects the names of the shared modules that a release uses from the shell. */
class NamedShares {
  /** Filled during the build. */
  names = [];

  apply(compiler) {
    compiler.hooks.compilation.tap('NamedShares', (compilation) => {
      compilation.hooks.afterOptimizeChunkIds.tap('NamedShares', () => {
        const used = [...compilation.modules].filter(
          (module) =>
            module.type === 'consume-shared-module' &&
            compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
        );
        this.names = [...new Set(used.map(({ options }) => options.shareKey))].sort();
      });
    });
  }
}

/**
 * The first visit of a section needs the entry of its remote and the section's own chunk. This puts both into one
 * file, which saves a request; the shell loads it instead of the entry.
 */
class FirstFiles {
  constructor({ name, sections }) {
    this.name = name;
    this.sections = sections;
    /** The created files by module (`./clinic-inventory`), for `preload` of the release. */
    this.preload = {};
    /** By module, the files that it may load afterwards, for `lazy` of the release. */
    this.lazy = {};
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    compiler.hooks.thisCompilation.tap('FirstFiles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'FirstFiles', stage }, () => {
        for (const { name: module } of this.sections) {
          const files = [this.name, module].flatMap((chunk) => scriptsOf(compilation, chunk));
          const code = shortened(
            files.map((file) => compilation.getAsset(file).source.source()).join('\n;'),
          );
          const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
          const file = `first-${module}.${hash}.js`;
          compilation.emitAsset(file, new sources.RawSource(code));
          this.preload[`./${module}`] = [file];
        }
      });
      // Only now the names have their hashes.
      compilation.hooks.afterProcessAssets.tap('FirstFiles', () => {
        for (const { name: module } of this.sections) {
          this.lazy[`./${module}`] = lazyFilesOf(compilation, module);
        }
      });
    });
  }
}

const scriptsOf = (compilation, chunk) =>
  [...compilation.namedChunks.get(chunk).files].filter((file) => file.endsWith('.js'));

/** The files of a module's own chunk, which is loaded alone in a page that has the entry already, and of its screens. */
function lazyFilesOf(compilation, module) {
  const own = compilation.namedChunks.get(module);
  const chunks = [own, ...own.getAllAsyncChunks()];
  return [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].sort();
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
