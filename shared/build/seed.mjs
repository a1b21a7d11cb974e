import { pathToFileURL } from 'node:url';
import { serverBundle } from './lib/builds.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/workspace.mjs';

// `npm run seed -- --appointments 1000000 --clinic 1`: what it does is said in mock-api/src/seed.ts.
await command(async () => {
  await ensureInstalled();
  const { build } = await import('esbuild');
  await build({ ...serverBundle, entryPoints: [at('mock-api/src/seed.ts')] });
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(at('mock-api/dist/seed.mjs')).href);
});
