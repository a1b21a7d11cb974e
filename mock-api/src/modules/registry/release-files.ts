import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import { Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import { assetOf, type Asset } from '../../static/asset';
import type { BundleStore } from './bundle-store';

/** The files of the published releases: in their store, and in memory after the first request. */
export class ReleaseFiles {
  private readonly loaded = new Map<string, Promise<Asset>>();

  constructor(private readonly store: BundleStore) {}

  /** Stores all files of a release. */
  write(release: ReleaseInfo, contents: ReadonlyMap<string, Buffer>): Promise<void> {
    return this.store.write(release, contents).catch(unavailable);
  }

  /** Returns a file that the release lists; undefined for any other name. */
  async read(release: ReleaseInfo, name: string): Promise<Asset | undefined> {
    if (!Object.hasOwn(release.files, name)) return undefined;
    const key = `${release.remote}/${release.version}/${name}`;
    const known = this.loaded.get(key);
    if (known) return known;
    const asset = this.load(release, name);
    this.loaded.set(key, asset);
    // A file that cannot be read now may be readable at the next request.
    asset.catch(() => this.loaded.delete(key));
    return asset;
  }

  private async load(release: ReleaseInfo, name: string): Promise<Asset> {
    return assetOf(name, await this.store.read(release, name).catch(unavailable));
  }
}

/** Refuses with 503 and a message; the log shows the original error. */
function unavailable(cause: unknown): never {
  const refusal = new Refusal(503, 'store_unavailable', m.storeUnavailable);
  if (cause instanceof Error) refusal.stack = cause.stack;
  throw refusal;
}
