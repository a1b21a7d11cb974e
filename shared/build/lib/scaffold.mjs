import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at, remotes } from './workspace.mjs';

const templates = at('shared', 'build', 'templates');

const pascal = (key) => key.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const camel = (key) => key.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** Escapes `'` and `\`, which would end the string around the text. */
const quoted = (text) => text.replace(/[\\']/g, '\\$&');

/** The text of a template: `__key__`, `__name__` and the others are replaced. */
function filled(template, { key, title, area, icon, order, remote }) {
  const values = {
    __key__: key,
    __name__: camel(key),
    __Name__: pascal(key),
    __title__: quoted(title),
    __area__: area,
    __icon__: icon,
    __order__: String(order),
    __remote__: remote,
  };
  return readFileSync(path.join(templates, template), 'utf8').replace(
    /__[a-zA-Z]+?__/g,
    (word) => values[word] ?? word,
  );
}

/** The title of a section until it gets its own. */
export const defaultTitle = () => readFileSync(path.join(templates, 'title.txt'), 'utf8').trim();

/** The files of a section, each with its path from the root and its text. */
export function featureFiles(section) {
  const { key, remote } = section;
  const fileOf = (part) =>
    ({
      'section.ts': `sections/${key}.section.ts`,
      'api.ts': `data/${key}.api.ts`,
      'messages.ts': `features/${key}/messages.ts`,
    })[part] ?? `features/${key}/${key}-${part}`;
  return readdirSync(path.join(templates, 'feature')).map((template) => ({
    file: `${remote}/src/${fileOf(template.replace(/\.txt$/, ''))}`,
    text: filled(`feature/${template}`, section),
  }));
}

/** The files of a new remote besides its section; the settings are copied from an existing remote. */
export function remoteFiles(section) {
  const [pattern] = remotes();
  const settings = ['package.json', 'tsconfig.json', 'webpack.config.mjs'].map((name) => ({
    file: `${section.remote}/${name}`,
    text: readFileSync(at(pattern, name), 'utf8').replaceAll(pattern, section.remote),
  }));
  const own = [
    ['README.md', 'README.md'],
    ['src/sections/sections.test.ts', 'sections.test.ts'],
  ].map(([file, template]) => ({
    file: `${section.remote}/${file}`,
    text: filled(`remote/${template}.txt`, section),
  }));
  return [...settings, ...own];
}
