import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import type { PublishedRelease, ReleaseUpload } from '@ziba/shared/contracts/releases';
import type { Actor } from '../../lib/actor';
import { audit } from '../../lib/audit';
import { Refusal } from '../../lib/refusal';
import type { Database, Tx } from '../../db/connect';
import { m } from '../../messages';
import { remoteOf } from './boot-plan';
import { checkedFiles, checkSections } from './check-release';
import { liveFor, type Registry } from './registry-state';
import type { ReleaseFiles } from './release-files';
import { listReleases } from './remotes';

/** Who publishes: for the audit log, and the name that the list shows. */
export interface Publisher extends Actor {
  name: string;
}

/** Whoever changes what is live takes turns. */
export const oneAtATime = 'select pg_advisory_xact_lock(1405002)';
const insertRelease = `
  insert into releases (remote, version, release, digest, size, notes, author)
  values ($1, $2, $3, $4, $5, $6, $7)`;
const activate = `
  insert into activations (remote, clinic_id, version) values ($1, null, $2)
  on conflict (remote, clinic_id) do update set version = excluded.version, activated_at = now()`;
const keepInLog = 'insert into activation_log (remote, version) values ($1, $2)';

/** The published releases. */
export class Releases {
  constructor(
    private readonly db: Database,
    private readonly registry: Registry,
    private readonly files: ReleaseFiles,
  ) {}

  /** Every release of every remote, or of one; newest first. */
  async list(remote?: string): Promise<PublishedRelease[]> {
    const state = await this.registry.state();
    return this.db.platform((tx) => listReleases(tx, state, remote));
  }

  /**
   * Checks, keeps and activates a release. The same release again only becomes live again; another
   * one under a version that exists is refused, for what browsers keep for ever must not change.
   */
  async publish(
    { release, contents, notes }: ReleaseUpload,
    by: Publisher,
  ): Promise<{ created: boolean; published: PublishedRelease }> {
    const files = checkedFiles(release, contents);
    const { remote, version } = release;
    const created = await this.db.platform(async (tx) => {
      await tx.query(oneAtATime);
      checkSections(release, liveFor(await this.registry.within(tx), null));
      const before = await read(tx, remote, version);
      if (before && !sameFiles(before, release)) {
        throw new Refusal(409, 'release_exists', m.releaseExists);
      }
      if (!before) {
        await this.files.write(release, files);
        const { digest } = remoteOf(release);
        const size = [...files.values()].reduce((sum, { length }) => sum + length, 0);
        await tx.query(insertRelease, [
          remote,
          version,
          JSON.stringify(release),
          digest,
          size,
          notes,
          by.name,
        ]);
      }
      await tx.query(activate, [remote, version]);
      await tx.query(keepInLog, [remote, version]);
      const after = { remote, version };
      await audit(tx, by, { action: 'publish', entity: 'releases', entityId: null, after });
      return !before;
    });
    const published = (await this.list(remote)).find((listed) => listed.version === version);
    if (!published) throw new Error(`${remote} ${version} is not in its list`);
    return { created, published };
  }
}

async function read(tx: Tx, remote: string, version: string): Promise<ReleaseInfo | undefined> {
  const text = 'select release from releases where remote = $1 and version = $2';
  return (await tx.query<{ release: ReleaseInfo }>(text, [remote, version]))[0]?.release;
}

const sorted = (files: Record<string, string>) => JSON.stringify(Object.entries(files).sort());

const sameFiles = (one: ReleaseInfo, other: ReleaseInfo) =>
  sorted(one.files) === sorted(other.files);
