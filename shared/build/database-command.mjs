import { spawnSync } from 'node:child_process';
import { command } from './lib/command.mjs';
import { buildServer } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/workspace.mjs';

// npm run backup, npm run restore, npm run seed, npm run check:data: runs the server's command of that name with its arguments.
const [name, ...args] = process.argv.slice(2);

await command(async () => {
  await ensureInstalled();
  await buildServer();
  const file = at('mock-api/dist/commands', `${name}.mjs`);
  const nodeArgs = ['--enable-source-maps', file, ...args];
  const { status } = spawnSync(process.execPath, nodeArgs, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
