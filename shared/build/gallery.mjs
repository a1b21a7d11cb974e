import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { freePort } from './lib/server.mjs';
import { say } from './lib/terminal.mjs';

const require = createRequire(import.meta.url);

const mode = process.argv.includes('--production') ? 'production' : 'development';

/**
 * `npm run gallery`: shows every component in every state and reloads with each change. With `-- --production` it
 * is built like the product, for measurements.
 */
await command(async () => {
  await ensureInstalled();
  const { default: webpack } = await import('webpack');
  const { default: DevServer } = await import('webpack-dev-server');
  const { common, root } = await import('./webpack-common.mjs');
  const folder = path.join(root, 'shared');
  const gallery = path.join(folder, 'src/gallery');
  const font = require.resolve('@fontsource-variable/vazirmatn/package.json');
  const compiler = webpack({
    ...common({ folder, mode }),
    // Files that did not change since the last start are not compiled again.
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(folder, '.cache/gallery'),
      name: mode,
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    entry: { gallery: path.join(gallery, 'show-gallery.tsx') },
    output: { path: path.join(folder, '.cache/gallery/built'), publicPath: '/' },
  });
  const port = Number(process.env.PORT ?? (await freePort()));
  const server = new DevServer(
    {
      host: '127.0.0.1',
      port,
      client: { logging: 'none', overlay: { warnings: false } },
      static: [
        { directory: gallery, staticOptions: { index: 'gallery.html' } },
        { directory: path.join(path.dirname(font), 'files'), publicPath: '/font', watch: false },
      ],
    },
    compiler,
  );
  await server.start();
  await new Promise((resolve) => compiler.hooks.done.tap('gallery', resolve));
  say(`The gallery is at http://localhost:${port} (Ctrl+C stops it)`);
  await new Promise(() => undefined);
});
