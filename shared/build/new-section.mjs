import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { mustRun, tool } from './lib/processes.mjs';
import { keyEntry, remoteEntries, testEntry } from './lib/scaffold-entries.mjs';
import { defaultTitle, featureFiles, remoteFiles } from './lib/scaffold.mjs';
import { say, UsageProblem } from './lib/terminal.mjs';
import { at, remotes } from './lib/workspace.mjs';

const help = `npm run new-section -- <key> [options]

Writes a section with a list screen, its texts, its data and its tests, and adds it to all lists that need it.
Its tests, the linter, the compiler and the checks of a release pass at once.

  <key>               address, permission and menu id: loyalty, gift-cards
  --in mfe-…          in this existing remote; without it, in a new remote mfe-<key>
  --title "…"         its Persian title
  --area clinic       or admin
  --icon sections     an icon of shared/src/section/menu-icons.ts
  --order 200         its place in the menu
  --help`;

const options = {
  in: { type: 'string' },
  title: { type: 'string' },
  area: { type: 'string', default: 'clinic' },
  icon: { type: 'string', default: 'sections' },
  order: { type: 'string', default: '200' },
  help: { type: 'boolean' },
};

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageProblem(error.message, help);
  }
}

/** Whether a key can be the name of a variable: keywords of JavaScript cannot. */
function isName(key) {
  try {
    new Function(`let ${key.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())};`);
    return true;
  } catch {
    return false;
  }
}

async function readSection({ values, positionals }) {
  const [key, ...more] = positionals;
  const wrong = (message) => {
    throw new UsageProblem(message, help);
  };
  if (!key || more.length > 0) wrong('Name one section.');
  if (!/^[a-z]+(-[a-z]+)*$/.test(key) || key.length > 30 || !isName(key)) {
    wrong(`"${key}" is no key: small Latin letters, words joined by a hyphen, 30 at most.`);
  }
  const { area, icon, title = defaultTitle() } = values;
  if (!['clinic', 'admin'].includes(area)) wrong(`--area is clinic or admin, not "${area}".`);
  if (!/^\d{1,4}$/.test(values.order)) wrong(`--order is a number, not "${values.order}".`);
  if (title.trim() === '') wrong('--title is empty.');
  if (values.in !== undefined && !remotes().includes(values.in)) {
    wrong(`There is no remote ${values.in}; there are ${remotes().join(', ')}.`);
  }
  const remote = values.in ?? `mfe-${key}`;
  if (!values.in && existsSync(at(remote))) wrong(`${remote} exists: name it by --in ${remote}.`);
  const section = { key, area, icon, title: title.trim(), order: Number(values.order), remote };
  await refuseTaken(section);
  return section;
}

/** Throws when the key or one of the files exists already. */
async function refuseTaken({ area, key, remote }) {
  const { describeSections } = await import('./describe-sections.mjs');
  for (const name of remotes()) {
    const sections = await describeSections(at(name));
    const taken = sections.find(
      ({ descriptor }) => descriptor.area === area && descriptor.key === key,
    );
    if (taken) throw new UsageProblem(`${area}/${key} exists: ${name}/${taken.file.slice(2)}`);
  }
  for (const place of [`sections/${key}.section.ts`, `data/${key}.api.ts`, `features/${key}`]) {
    if (existsSync(at(remote, 'src', place))) {
      throw new UsageProblem(`${remote}/src/${place} exists.`);
    }
  }
}

/** Links a package of the workspace, as npm would. */
function link(remote) {
  const place = at('node_modules/@ziba', remote);
  if (!existsSync(place)) symlinkSync(path.join('../..', remote), place, 'junction');
}

await command(async () => {
  const args = readArguments();
  if (args.values.help) return say(help);
  await ensureInstalled();
  const section = await readSection(args);

  const isNew = !remotes().includes(section.remote);
  const created = [...(isNew ? remoteFiles(section) : []), ...featureFiles(section)];
  const changed = [
    ...(isNew ? remoteEntries(section.remote) : testEntry(section.remote, section.key)),
    ...keyEntry(section.area, section.key),
  ];
  const written = [...created, ...changed];
  for (const { file, text } of written) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }
  await mustRun(process.execPath, tool('oxfmt/bin/oxfmt', ...written.map(({ file }) => file)));
  if (isNew) link(section.remote);

  const { remote, area, key } = section;
  const visibility =
    area === 'clinic'
      ? 'off until an operator accepts it at /admin/sections and chooses its clinics'
      : 'live for everybody';
  say(`The section ${area}/${key} is in ${remote}:`);
  for (const { file } of created) say(`  + ${file}`);
  for (const { file } of changed) say(`  ~ ${file}`);
  say(`
Next:
  npx jest ${remote}
  npm run dev -w ${remote}          the product, in which this section follows your changes
  npm run release -w ${remote}      published; ${visibility}
Its list reads GET /api/${key}/pagination, which answers "not found" until mock-api has that route.`);
  return undefined;
});
