import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { root } from './webpack-common.mjs';

const sections = path.join('src', 'sections');

/** The `*.section.ts` files of a remote, relative to its folder, in a fixed order. */
export function sectionFiles(folder) {
  const home = path.join(folder, sections);
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .filter((file) => file.endsWith('.section.ts'))
    .map((file) => `./${[...sections.split(path.sep), file].join('/')}`)
    .sort();
}

/** Leaves the code of screens out: only the data of sections is needed. */
const withoutScreens = {
  name: 'without-screens',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path: address }) =>
      kind === 'dynamic-import' ? { path: address, external: true } : undefined,
    );
  },
};

function entryOf(files) {
  const imports = files.map((file, at) => `import section${at} from '${file}';`);
  const modules = files.map((file, at) => `{ file: '${file}', section: section${at} }`);
  return `
    import { describeSection, moduleOf } from '@ziba/shared/section/define-section';
    ${imports.join('\n')}
    export const described = [${modules.join(', ')}].map(({ file, section }) => {
      const name = moduleOf(section);
      return { file, name, descriptor: describeSection(section, './' + name) };
    });`;
}

/**
 * Evaluates the sections of a remote: returns for each its file, the name of its exposed module
 * (`clinic-inventory`) and its descriptor. Throws when a section cannot be evaluated or two have the same name.
 */
export async function describeSections(folder) {
  const files = sectionFiles(folder);
  if (files.length === 0) return [];
  const scratch = mkdtempSync(path.join(root, 'node_modules', '.sections-'));
  const outfile = path.join(scratch, 'sections.mjs');
  try {
    await esbuild.build({
      stdin: { contents: entryOf(files), resolveDir: folder, loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile,
      jsx: 'automatic',
      logLevel: 'error',
      plugins: [withoutScreens],
    });
    const { described } = await import(pathToFileURL(outfile).href);
    return withUniqueNames(described);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function withUniqueNames(described) {
  const seen = new Map();
  for (const { name, file } of described) {
    if (seen.has(name)) throw new Error(`${file} and ${seen.get(name)} are both section ${name}`);
    seen.set(name, file);
  }
  return described;
}
