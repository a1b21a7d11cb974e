import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './workspace.mjs';

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file);

/** All source files below the folders, relative to `base` and with `/`, without tests. */
function sourceFiles(folders, base) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(base, folder), { recursive: true })
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter(isSource),
  );
}

/** The path of an import, relative to `base` and without extension; undefined for other packages. */
function pathOf(name, from) {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name);
  if (name.startsWith('@ziba/shared/')) return name.replace('@ziba/shared/', 'shared/src/');
  return undefined;
}

/**
 * Which source file imports which, types and `import()` included: `Map<file, file[]>`.
 * `folders` are relative to `base`, by default the repository.
 */
export function importGraph(folders, base = root) {
  const files = new Set(sourceFiles(folders, base));
  const find = (name) =>
    ['', '.ts', '.tsx'].map((end) => name + end).find((file) => files.has(file));
  return new Map(
    [...files].map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(base, file), 'utf8'));
      const targets = importedFiles
        .map(({ fileName }) => pathOf(fileName, file))
        .filter((target) => target !== undefined)
        .map(find)
        .filter((target) => target !== undefined && target !== file);
      return [file, [...new Set(targets)]];
    }),
  );
}
