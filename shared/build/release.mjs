import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say, sayOnStandardError } from './lib/terminal.mjs';
import { readArguments } from './lib/release/arguments.mjs';

// npm run release, release:rollback, release:list: the commands by which a section team releases its section.
const args = process.argv.slice(2);
const wantsJson = args.includes('--json');
if (wantsJson) sayOnStandardError();

const print = (document) => process.stdout.write(`${JSON.stringify(document, null, 1)}\n`);

await command(async () => {
  try {
    const parsed = readArguments(args);
    if (parsed.values.help) return say(parsed.help);
    await ensureInstalled();
    const commands = await import('./lib/release/commands.mjs');
    const result = await commands[parsed.name](parsed);
    if (wantsJson) print({ ok: true, ...result });
  } catch (error) {
    const { code = 'unexpected', message, status, details, refusals } = error;
    if (wantsJson) print({ ok: false, code, message, status, details, refusals });
    throw error;
  }
  return undefined;
});
