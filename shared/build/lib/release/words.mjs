import { parseArgs } from 'node:util';
import path from 'node:path';
import { UsageProblem } from '../terminal.mjs';
import { remotes } from '../workspace.mjs';

const common = `
  --json              one JSON document on standard output; progress goes to standard error
  --help

In the folder of a remote, or with -w mfe-… or a remote's name at the root.
ZIBA_URL names the installation (http://localhost:8080), ZIBA_DEPLOY_TOKEN or a file named by
ZIBA_DEPLOY_TOKEN_FILE holds the token. Ends with 0 done, 1 unexpected, 2 called wrongly,
3 refused by the checks, 4 refused by the registry, 5 not reachable.`;

const reason = { type: 'string', default: '' };
const shared = { json: { type: 'boolean' }, help: { type: 'boolean' } };

/** The commands of a section team: their options and what `--help` says. */
export const commands = {
  release: {
    help: `npm run release -- [options]

Builds this remote alone, checks it, uploads it and makes it live at once, for all clinics.

  --notes "…"         what is new, for the console and the list
  --canary 10         for this percentage of the clinics; out of its error budget it goes back by itself
  --ring 3            for the clinics of this ring
  --clinic 2          for this clinic alone
  --upload-only       for nobody yet
  --check             builds and checks; nothing is uploaded
  --no-build          takes dist/ as it is
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

Ends the canary that runs, or goes back to the release that was live before, at once.

  --to 1.4.0-…        to this kept release
  --reason "…"        for the audit log
${common}`,
    options: { to: { type: 'string' }, reason },
  },
  list: {
    help: `npm run release:list -- [options]

What is live for whom, and how it does: loads, failures, load time (of the last 24 hours).

  --all               every release that is kept, not only the newest ten
${common}`,
    options: { all: { type: 'boolean' } },
  },
};

const kinds = [
  ['canary', 'share', 'percent', 99],
  ['ring', 'ring', 'ring_id', Infinity],
  ['clinic', 'clinic', 'clinic_id', Infinity],
];

/** Whom a release is for, as the registry wants to hear it. */
export function targetOf(values, help = commands.release.help) {
  const named = kinds.filter(([option]) => values[option] !== undefined);
  if (named.length + (values['upload-only'] ? 1 : 0) > 1) {
    throw new UsageProblem('Name one of --canary, --ring, --clinic and --upload-only.', help);
  }
  if (values['upload-only']) return { kind: 'none' };
  const [one] = named;
  if (!one) return { kind: 'all' };
  const [option, kind, field, most] = one;
  const number = Number(values[option]);
  if (!/^\d{1,9}$/.test(values[option]) || number < 1 || number > most) {
    const range = most === 99 ? 'a percentage from 1 to 99' : 'a number: the id of it';
    throw new UsageProblem(`--${option} takes ${range}.`, help);
  }
  return { kind, [field]: number };
}

/** The remote that is meant: the one that is named, else the one whose folder this is. */
function remoteOf([named, ...more], help) {
  const known = remotes();
  const remote = named ?? path.basename(process.cwd());
  if (more.length > 0) throw new UsageProblem('Name one remote.', help);
  if (known.includes(remote)) return remote;
  if (named) throw new UsageProblem(`There is no remote ${named}: ${known.join(', ')}.`, help);
  return undefined;
}

/** What was asked for: `{ name, help, remote, values }`. A word that is not understood is a problem. */
export function readWords([first = '', ...rest]) {
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
