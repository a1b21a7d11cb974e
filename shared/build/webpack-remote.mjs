import { createHash } from 'node:crypto';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import CssLoadingRuntimeModule from 'webpack/lib/css/CssLoadingRuntimeModule.js';
import { describeSections } from './describe-sections.mjs';
import { inputsVersion } from './inputs-version.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { sharedModules } from './shared-modules.mjs';
import { common, folderOf } from './webpack-common.mjs';

const manifestFile = 'mf-manifest.json';
/** The version of the agreement; a range that `shellContract` of the contracts fits. */
const contract = '^2.0';

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

/** Importing something shared does nothing by itself: what is imported and not used is not asked for. */
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

/** Takes over integrity and address from the element that the shell makes by a hook of the runtime. */
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
 * Lets the shell make the elements of all chunks, lazy ones and styles too: the federation runtime asks
 * its hooks for the entry only, and without them there is no integrity and no retry.
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

/** What a release asks of the shell, by the names under which the shell provides it. */
class NamedShares {
  /** Filled while the bundler works. */
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
 * Whoever comes to a section needs the entry of its remote and the section's own chunk. For the first
 * visit both stand in one file, which saves a request; the shell loads it in place of the entry.
 */
class FirstFiles {
  constructor({ name, sections }) {
    this.name = name;
    this.sections = sections;
    /** The files made, by module (`./clinic-inventory`), as the release names them for preloading. */
    this.preload = {};
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    compiler.hooks.thisCompilation.tap('FirstFiles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'FirstFiles', stage }, () => {
        for (const { name: module } of this.sections) {
          const files = [this.name, module].flatMap((chunk) => scriptsOf(compilation, chunk));
          const code = files.map((file) => compilation.getAsset(file).source.source()).join('\n;');
          const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
          const file = `first-${module}.${hash}.js`;
          compilation.emitAsset(file, new sources.RawSource(code));
          this.preload[`./${module}`] = [file];
        }
      });
    });
  }
}

const scriptsOf = (compilation, chunk) =>
  [...compilation.namedChunks.get(chunk).files].filter((file) => file.endsWith('.js'));

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

/** What a release keeps of the manifest; build paths and sizes stay at home. */
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
      files,
    };
  };

/**
 * The webpack configuration of a remote: `export default remote(import.meta.url)`. It exposes every
 * section file below `src` and writes `dist/release.json` for the registry.
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
      // Styles in files of their own, for what styled-components cannot say.
      experiments: { css: true },
      output: {
        path: path.join(folder, 'dist'),
        publicPath: 'auto',
        clean: true,
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        cssFilename: '[name].[contenthash:8].css',
        cssChunkFilename: '[name].[contenthash:8].css',
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
