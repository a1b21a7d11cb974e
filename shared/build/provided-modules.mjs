// Writes the files of the shell that provide modules to sections in chunks, from `shell/src/federation/provided.json`.
//   node shared/build/provided-modules.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './lib/workspace.mjs';

const folder = 'shell/src/federation';
const command = 'node shared/build/provided-modules.mjs';
const kit = '@ziba/shared/';

/** `use-job` as `useJob`. */
const camel = (text) => text.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
const capital = (text) => text[0].toUpperCase() + text.slice(1);
const lines = (...parts) => `${parts.flat().join('\n')}\n`;

/** The local names of the modules of a chunk: of their files, or with the folder where that would be no name of its own. */
function namesOf({ name, modules }) {
  const short = modules.map((module) => camel(module.split('/').at(-1)));
  return modules.map((module, index) => {
    const isOwn = short[index] !== name && short.filter((one) => one === short[index]).length === 1;
    return isOwn ? short[index] : camel(module.replaceAll('/', '-'));
  });
}

/** The file of a chunk; `later` are the chunks that are loaded after it. */
function chunkFile(chunk, later) {
  const { name, about, modules, libraries = {} } = chunk;
  const locals = namesOf(chunk);
  const ofLibrary = Object.entries(libraries).map(([library, file]) => [
    library,
    file,
    camel(file),
  ]);
  const keys = ofLibrary.map(([library]) => `'${library}'`).join(' | ');
  return lines(
    `// Written by \`${command}\`.`,
    modules.map((module, index) => `import * as ${locals[index]} from '${kit}${module}';`),
    ofLibrary.map(([, file, local]) => `import { ${local} } from './${file}';`),
    '',
    `/** ${about}; keys are paths below \`@ziba/shared\`. */`,
    `export const ${name} = {`,
    modules.map((module, index) => `  '${module}': ${locals[index]},`),
    '};',
    ofLibrary.length === 0
      ? []
      : [
          '',
          '/** Libraries that only this chunk needs, by import name. */',
          `export const libraries: Readonly<Record<${keys}, object>> = {`,
          ofLibrary.map(([library, , local]) => `  ${keyOf(library)}: ${local},`).join('\n'),
          '};',
        ],
    later.flatMap((other) => [
      '',
      `/** Loads a chunk that is built upon this one: ${other.about[0].toLowerCase()}${other.about.slice(1)}. */`,
      `export const load${capital(other.name)} = () => ${importOf(other.name)};`,
    ]),
  );
}

const keyOf = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
const importOf = (name) => `import(/* webpackChunkName: "${name}" */ './lazy-${name}')`;

const entriesOf = (prefix, load, names) => [
  '  ...from(',
  `    ${prefix},`,
  load,
  ...names.map((name) => `    '${name}',`),
  '  ),',
];

function entryOf({ name, after, modules }) {
  const load = after
    ? [
        `    // After \`${after}\`, so that it repeats none of its code.`,
        '    async () =>',
        `      (await (await ${importOf(after)}).load${capital(name)}()).${name},`,
      ]
    : [`    async () => (await ${importOf(name)}).${name},`];
  return entriesOf('kit', load.join('\n'), modules);
}

const libraryEntryOf = ({ name, libraries }) =>
  entriesOf("''", `    async () => (await ${importOf(name)}).libraries,`, Object.keys(libraries));

/** The list of all names, which the app contains. */
const listFile = (chunks) =>
  lines(
    `// Written by \`${command}\`.`,
    "import { from } from './provide';",
    '',
    `const kit = '${kit}';`,
    '',
    '/** The modules that are loaded in a few chunks when a section first needs one. */',
    'export const providedLazy = {',
    chunks.filter(({ libraries }) => libraries).flatMap(libraryEntryOf),
    chunks.flatMap(entryOf),
    '};',
  );

/** The files as they must be: their texts by address in the workspace. */
export function providedFiles() {
  const { chunks } = JSON.parse(readFileSync(at(folder, 'provided.json'), 'utf8'));
  const ofChunks = chunks.map((chunk) => [
    `${folder}/lazy-${chunk.name}.ts`,
    chunkFile(
      chunk,
      chunks.filter(({ after }) => after === chunk.name),
    ),
  ]);
  return Object.fromEntries([[`${folder}/provided-lazy.ts`, listFile(chunks)], ...ofChunks]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [file, text] of Object.entries(providedFiles())) writeFileSync(at(file), text);
}
