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

/** Types are checked by `tsc -b`; here they are only taken away. */
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

/** jalali-moment brings all languages of moment along; we format with `Intl`. */
const withoutMomentLocales = new webpack.IgnorePlugin({
  resourceRegExp: /^\.\/locale/,
  contextRegExp: /moment/,
});

/** swc is the cheap choice on two cores (measured); Persian text stays UTF-8 and comments go. */
const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  extractComments: false,
  terserOptions: {
    ecma: 2022,
    // The name of a container is a global of its script: nothing at the top level may be renamed.
    module: false,
    toplevel: false,
    compress: { passes: 3, inline: 0 },
    format: { comments: false, ascii_only: false },
  },
});

/** What the shell and every remote have in common. */
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
