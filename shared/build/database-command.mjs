import { spawnSync } from 'node:child_process';
import { command } from './lib/command.mjs';
import { buildServer } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/workspace.mjs';

// npm run backup, npm run restore, npm run seed: the command of the server of that name, with what was given to it.
const [name, ...given] = process.argv.slice(2);

await command(async () => {
  await ensureInstalled();
  await buildServer();
  const file = at('mock-api/dist/commands', `${name}.mjs`);
  const words = ['--enable-source-maps', file, ...given];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
