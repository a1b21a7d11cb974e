import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import { assetOf, type Asset } from '../../static/asset';

/** The files of the published releases: on disk below the data folder, and in memory once asked for. */
export class ReleaseFiles {
  private readonly loaded = new Map<string, Promise<Asset>>();

  constructor(private readonly dataDir: string) {}

  private folder(remote: string, version: string): string {
    return join(this.dataDir, 'releases', remote, version);
  }

  /** Writes all files of a release; half a release never stands under its name. */
  async write({ remote, version }: ReleaseInfo, contents: ReadonlyMap<string, Buffer>) {
    const folder = this.folder(remote, version);
    const unfinished = `${folder}.part`;
    await rm(unfinished, { recursive: true, force: true });
    for (const [name, content] of contents) {
      const file = join(unfinished, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  }

  /** A file that the release lists; undefined for any other name. */
  async read(release: ReleaseInfo, name: string): Promise<Asset | undefined> {
    if (!Object.hasOwn(release.files, name)) return undefined;
    const file = join(this.folder(release.remote, release.version), name);
    const known = this.loaded.get(file);
    if (known) return known;
    const asset = readFile(file).then((raw) => assetOf(name, raw));
    this.loaded.set(file, asset);
    // A file that could not be read now may be there again at the next request.
    asset.catch(() => this.loaded.delete(file));
    return asset;
  }
}
