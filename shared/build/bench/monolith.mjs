import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { describeSections } from '../describe-sections.mjs';
import { Problem } from '../lib/terminal.mjs';
import { at, cacheFolder, remotes } from '../lib/workspace.mjs';

const scratch = path.join(cacheFolder, 'bench');

/** Replaces the federation host: loads every section by an ordinary `import()`. */
async function directImports() {
  const entries = [];
  for (const name of remotes()) {
    for (const section of await describeSections(at(name))) {
      const file = JSON.stringify(path.resolve(at(name), section.file));
      entries.push(`'${name}/${section.name}': () => import(${file})`);
    }
  }
  return `const sections = { ${entries.join(',\n')} };
export const importModule = (remote, module) => sections[remote.name + module.slice(1)]();`;
}

/** An ordinary page contains no form: React renders it after the scripts are loaded. */
const ordinaryRoot = `export { createRoot } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
export function hydrateRoot(place, element) {
  const root = createRoot(place);
  root.render(element);
  return root;
}`;

const replaced = (pattern, from, file) =>
  new webpack.NormalModuleReplacementPlugin(pattern, (resource) => {
    if (from.test(resource.contextInfo.issuer ?? '')) resource.request = file;
  });

function build(settings) {
  return new Promise((resolve, reject) => {
    webpack(settings, (error, stats) => {
      if (!error && !stats.hasErrors()) resolve();
      else reject(error ?? new Problem(stats.toString('errors-only')));
    });
  });
}

/**
 * Builds the same product as one ordinary, code-split bundle: the shell with all sections imported
 * directly and a login form rendered by React. Returns its folder.
 */
export async function buildMonolith() {
  const folder = path.join(scratch, 'monolith');
  const host = path.join(scratch, 'direct-imports.js');
  const root = path.join(scratch, 'ordinary-root.js');
  await mkdir(scratch, { recursive: true });
  await writeFile(host, await directImports());
  await writeFile(root, ordinaryRoot);
  const { default: configure } = await import(pathToFileURL(at('shell/webpack.config.mjs')).href);
  const settings = await configure({}, { mode: 'production' });
  await build({
    ...settings,
    // Chunks by webpack's defaults.
    optimization: { ...settings.optimization, splitChunks: undefined },
    output: { ...settings.output, path: folder },
    plugins: [
      ...settings.plugins,
      replaced(/^\.\/host$/, /federation[\\/]load-section/, host),
      replaced(/^react-dom\/client$/, /take-over-login/, root),
    ],
  });
  const page = path.join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(
    page,
    html.replace(/<div id="login">.*<div id="app">/s, '<div id="login"></div><div id="app">'),
  );
  await rm(`${page}.br`, { force: true });
  return folder;
}
