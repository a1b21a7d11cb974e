import { parseArgs } from 'node:util';
import path from 'node:path';
import { UsageProblem } from '../terminal.mjs';
import { remotes } from '../workspace.mjs';

const common = `
  --json              prints one JSON document to standard output, and progress to standard error
  --help              prints this text

Run it in the folder of a remote, or at the root with -w mfe-… or the name of a remote.
ZIBA_URL is the address of the installation (by default http://localhost:8080). ZIBA_DEPLOY_TOKEN is the
token, or ZIBA_DEPLOY_TOKEN_FILE the path of a file with the token. Exit codes: 0 done, 1 unexpected error,
2 wrong arguments, 3 refused by the checks, 4 refused by the registry, 5 registry not reachable.`;

const reason = { type: 'string', default: '' };
const shared = { json: { type: 'boolean' }, help: { type: 'boolean' } };

/** The commands of a section team: their options and the text of `--help`. */
export const commands = {
  release: {
    help: `npm run release -- [options]

Builds this remote alone, checks it, uploads it and makes it live at once, by default for all clinics.

  --notes "…"         describes what is new, for the console and the list
  --canary 10         live for this percentage of the clinics; rolled back by itself when it fails too often
  --ring 3            live for the clinics of the ring with this id
  --clinic 2          live for the clinic with this id
  --upload-only       live for no clinic yet
  --check             builds and checks, and uploads nothing
  --no-build          uploads dist/ as it is
${common}`,
    options: {
      notes: reason,
      canary: { type: 'string' },
      ring: { type: 'string' },
      clinic: { type: 'string' },
      'upload-only': { type: 'boolean' },
      check: { type: 'boolean' },
      'no-build': { type: 'boolean' },
    },
  },
  rollback: {
    help: `npm run release:rollback -- [options]

Ends the running canary, or makes the release live again that was live before, at once.

  --to 1.4.0-…        makes this stored release live
  --reason "…"        the reason, for the audit log
${common}`,
    options: { to: { type: 'string' }, reason },
  },
  list: {
    help: `npm run release:list -- [options]

Lists the live releases with their clinics, and their loads, failures and load times of the last 24 hours.

  --all               lists every stored release, not only the newest ten
${common}`,
    options: { all: { type: 'boolean' } },
  },
};

const kinds = [
  ['canary', 'share', 'percent', 99],
  ['ring', 'ring', 'ring_id', Infinity],
  ['clinic', 'clinic', 'clinic_id', Infinity],
];

/** The target of a release in the form that the registry expects: all clinics, some of them, or none. */
export function targetOf(values, help = commands.release.help) {
  const named = kinds.filter(([option]) => values[option] !== undefined);
  if (named.length + (values['upload-only'] ? 1 : 0) > 1) {
    throw new UsageProblem('Name one of --canary, --ring, --clinic and --upload-only.', help);
  }
  if (values['upload-only']) return { kind: 'none' };
  const [one] = named;
  if (!one) return { kind: 'all' };
  const [option, kind, field, maximum] = one;
  const number = Number(values[option]);
  if (!/^\d{1,9}$/.test(values[option]) || number < 1 || number > maximum) {
    const range = maximum === 99 ? 'a percentage from 1 to 99' : 'an id: a whole number from 1';
    throw new UsageProblem(`--${option} takes ${range}.`, help);
  }
  return { kind, [field]: number };
}

/** The named remote, or the one whose folder is the current one; undefined if neither exists. */
function remoteOf([named, ...more], help) {
  const known = remotes();
  const remote = named ?? path.basename(process.cwd());
  if (more.length > 0) throw new UsageProblem('Name one remote.', help);
  if (known.includes(remote)) return remote;
  if (named) throw new UsageProblem(`There is no remote ${named}: ${known.join(', ')}.`, help);
  return undefined;
}

/** Parses the arguments: `{ name, help, remote, values }`. Throws a UsageProblem for one that is not known. */
export function readArguments([first = '', ...rest]) {
  const name = Object.hasOwn(commands, first) ? first : 'release';
  const { help, options } = commands[name];
  try {
    const { values, positionals } = parseArgs({
      args: name === first ? rest : [first, ...rest].filter(Boolean),
      options: { ...options, ...shared },
      allowPositionals: true,
    });
    return { name, help, values, remote: values.help ? undefined : remoteOf(positionals, help) };
  } catch (error) {
    throw error instanceof UsageProblem ? error : new UsageProblem(error.message, help);
  }
}
