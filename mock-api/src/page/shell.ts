import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { assetOf, type Asset } from '../static/asset';

/** The built shell: its page as a template, and its other files by address. */
export interface BuiltShell {
  page: string;
  assets: ReadonlyMap<string, Asset>;
}

const pageName = 'index.html';
const notServed = /\.(br|gz)$|^release\.json$|-stats\.json$/;

/** The shell's build in memory; read again when a new build has replaced it. */
export class Shell {
  private loaded: { at: number; shell: Promise<BuiltShell> } | undefined;

  constructor(private readonly folder: string) {}

  /** Undefined while there is no build. */
  async current(): Promise<BuiltShell | undefined> {
    const file = join(this.folder, pageName);
    if (!existsSync(file)) return undefined;
    const { mtimeMs } = await stat(file);
    if (this.loaded?.at !== mtimeMs) this.loaded = { at: mtimeMs, shell: load(this.folder) };
    return this.loaded.shell;
  }
}

async function load(folder: string): Promise<BuiltShell> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const assets = new Map<string, Asset>();
  for (const name of names) {
    if (name === pageName || notServed.test(name)) continue;
    const compressed = names.includes(`${name}.br`)
      ? await readFile(join(folder, `${name}.br`))
      : undefined;
    assets.set(`/${name}`, await assetOf(name, await readFile(join(folder, name)), compressed));
  }
  return { page: await readFile(join(folder, pageName), 'utf8'), assets };
}
