import { command } from './lib/command.mjs';
import { buildFrontEnd, buildServer } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say, step } from './lib/terminal.mjs';

await command(async () => {
  await ensureInstalled();
  await step('Building the server', buildServer);
  await buildFrontEnd();
  say('Everything is built.');
});
