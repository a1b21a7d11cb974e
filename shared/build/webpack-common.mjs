import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import styles from './plain-styles.cjs';
import pure from './pure-contracts.cjs';

/** The root of the workspace. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The folder of a package, from the address of its `webpack.config.mjs`. */
export function folderOf(configUrl) {
  return path.dirname(fileURLToPath(configUrl));
}

/** Removes types without checking them; `tsc -b` checks them. */
const typescript = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    getCustomTransformers: () => ({ before: [pure.pureContracts, styles.plainStyles] }),
    configFile: path.join(root, 'tsconfig.base.json'),
    compilerOptions: { composite: false, declaration: false, emitDeclarationOnly: false },
  },
};

/** Leaves out the locales of moment, which jalali-moment imports; we format with `Intl`. */
const withoutMomentLocales = new webpack.IgnorePlugin({
  resourceRegExp: /^\.\/locale/,
  contextRegExp: /moment/,
});

/** swc is the fastest minifier on two cores (measured). Persian text stays UTF-8; comments are removed. */
const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  extractComments: false,
  terserOptions: {
    ecma: 2022,
    // A container is a global variable of its script, so top-level names must not change.
    module: false,
    toplevel: false,
    compress: { passes: 3, inline: 0 },
    format: { comments: false, ascii_only: false },
  },
});

/** The settings that the shell and all remotes share. */
export function common({ folder, mode }) {
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? false : 'source-map',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: [typescript] },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      runtimeChunk: false,
      minimizer: [minimizer],
    },
    plugins: [withoutMomentLocales],
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
