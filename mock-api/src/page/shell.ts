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

/** The shell's build in memory; it is read again when a new build has replaced it. */
export class Shell {
  private latest: BuiltShell | undefined;
  private readAt: number | undefined;
  private reading: Promise<void> | undefined;

  constructor(private readonly folder: string) {}

  /** Undefined while there is no build. While a new one is being written, the last complete one is used. */
  async current(): Promise<BuiltShell | undefined> {
    const changed = (await this.changedAt()) ?? this.readAt;
    if (changed !== this.readAt) await (this.reading ??= this.read(changed));
    return this.latest;
  }

  private async changedAt(): Promise<number | undefined> {
    // The build writes its description last.
    const last = ['release.json', pageName].map((name) => join(this.folder, name)).find(existsSync);
    return last === undefined ? undefined : (await stat(last)).mtimeMs;
  }

  private async read(changedAt: number | undefined): Promise<void> {
    try {
      this.latest = await load(this.folder);
      this.readAt = changedAt;
    } catch (error) {
      // While a build is being written, files appear and disappear; the next request looks again.
      if (!isMissingFile(error)) throw error;
    } finally {
      this.reading = undefined;
    }
  }
}

const isMissingFile = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

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
