import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import esbuild from 'esbuild';
import webpack from 'webpack';
import { inputsVersion } from './inputs-version.mjs';
import { providedShares } from './provided-shares.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { shellChunks } from './shell-chunks.mjs';
import { common, folderOf, root } from './webpack-common.mjs';

const require = createRequire(import.meta.url);
const { Compilation, DefinePlugin, sources } = webpack;

/** The Persian letters of the variable font; Latin text uses the system font. */
const fontFile =
  require.resolve('@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2');

const inPackage = (name, file) => path.join(root, 'node_modules', name, file);
const stub = (name) => path.join(root, 'shared/build/stubs', name);
const stylis = (file) => inPackage('styled-components', `node_modules/stylis/${file}`);
const federation = (file) => inPackage('@module-federation', file);

/** Replaces parts of libraries that we do not need, such as development builds. */
const alias = {
  'react-router$': inPackage('react-router', 'dist/production/index.mjs'),
  'react-router/dom$': inPackage('react-router', 'dist/production/dom-export.mjs'),
  // One copy for all: that of styled-components, which parses the styles before `stylis-plugin-rtl`.
  stylis$: stylis('index.js'),
  [stylis('src/Prefixer.js')]: stub('stylis-prefixer.mjs'),
  'use-sync-external-store/shim$': stub('sync-external-store.mjs'),
  [inPackage('lucide-react', 'dist/esm/createLucideIcon.mjs')]: stub('lucide-icon.mjs'),
  [federation('runtime-core/dist/plugins/snapshot/SnapshotHandler.js')]: stub(
    'federation-snapshots.mjs',
  ),
  [federation('runtime-core/dist/utils/preload.js')]: stub('federation-preload.mjs'),
  [federation('runtime-core/dist/utils/load.js')]: stub('federation-load.mjs'),
  [federation('runtime-core/dist/utils/semver/index.js')]: stub('federation-semver.mjs'),
  [federation('webpack-bundler-runtime/dist/remotes.js')]: stub('federation-remotes.mjs'),
  [federation('webpack-bundler-runtime/dist/init.js')]: stub('federation-init.mjs'),
  [federation('webpack-bundler-runtime/dist/installInitialConsumes.js')]:
    stub('federation-initial.mjs'),
  [federation('webpack-bundler-runtime/dist/getSharedFallbackGetter.js')]:
    stub('federation-fallback.mjs'),
  [federation('sdk/dist/dom.js')]: stub('federation-dom.mjs'),
  [federation('sdk/dist/node.js')]: stub('federation-node.mjs'),
};

const lucideIcons = {
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  loader: stub('lucide-loader.cjs'),
};

/** Removes the parts of the federation runtime that our host never uses. */
const federationFlags = new DefinePlugin({
  ENV_TARGET: JSON.stringify('web'),
  // Blank: all sections start through this runtime, and with one name for all, a second remote would be taken for
  // the first (RUNTIME-010).
  FEDERATION_BUILD_IDENTIFIER: JSON.stringify(''),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
});

/** Evaluates `src/login/render-page.tsx`, by which the build renders the page with the components of the shell. */
async function pageRenderer(folder) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(folder, 'src/login/render-page.tsx')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(
    module,
    module.exports,
    require,
  );
  return module.exports.renderPage;
}

/** Adds the font and `index.html`, which loads the entry and the libraries, to the output. */
class PagePlugin {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'PagePlugin', stage }, () =>
        this.emit(compilation),
      );
    });
  }

  async emit(compilation) {
    const font = readFileSync(fontFile);
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    const fontName = `vazirmatn.${hash}.woff2`;
    compilation.emitAsset(fontName, new sources.RawSource(font));
    const chunks = ['main', 'libraries'].flatMap((name) => [
      ...(compilation.namedChunks.get(name)?.files ?? []),
    ]);
    const renderPage = await pageRenderer(this.folder);
    const scripts = chunks.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
    const page = renderPage({ scripts, font: `/${fontName}` });
    compilation.emitAsset('index.html', new sources.RawSource(page));
  }
}

/** The webpack configuration of the shell: `export default shell(import.meta.url)`. */
export function shell(configUrl) {
  const folder = folderOf(configUrl);
  return (_env, { mode = 'production' } = {}) => {
    const settings = common({ folder, mode });
    return {
      ...settings,
      resolve: { ...settings.resolve, alias },
      module: { rules: [...settings.module.rules, lucideIcons] },
      entry: { main: './src/index.ts' },
      output: {
        path: path.join(folder, 'dist'),
        publicPath: '/',
        clean: true,
        filename: '[name].[contenthash:8].js',
        // Six digits: the login page carries the names of all of these files.
        chunkFilename: '[name].[contenthash:6].js',
        uniqueName: 'ziba_shell',
      },
      optimization: {
        ...settings.optimization,
        // The names of files begin with the names of chunks: with other ids, the first script would list both.
        chunkIds: 'named',
        splitChunks: {
          chunks: 'async',
          cacheGroups: {
            default: false,
            defaultVendors: false,
            ...shellChunks,
          },
        },
      },
      plugins: [
        ...settings.plugins,
        federationFlags,
        new PagePlugin(folder),
        new ReleasePlugin({
          compress: mode === 'production',
          describe: async ({ files }) => ({
            version: inputsVersion(folder),
            shares: await providedShares(folder),
            files,
          }),
        }),
      ],
    };
  };
}
