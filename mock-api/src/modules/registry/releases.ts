import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import type { PublishedRelease } from '@ziba/shared/contracts/releases';
import { audit } from '../../lib/audit';
import { Refusal } from '../../lib/refusal';
import type { Database, Tx } from '../../db/connect';
import { m } from '../../messages';
import { checkedFiles, checkSections } from './check-release';
import type { ReleaseFiles } from './release-files';

interface Upload {
  release: ReleaseInfo;
  contents: Record<string, string>;
}

const nobody = { userId: null, clinicId: null };
/** Two releases that arrive together are taken one after the other. */
const oneAtATime = 'select pg_advisory_xact_lock(1405002)';
const allReleases = `
  select r.remote, r.version, r.created_at, a.version is not null as active
  from releases r
  left join activations a on a.remote = r.remote and a.version = r.version and a.clinic_id is null
  order by r.remote, r.created_at desc`;
const activeReleases = `
  select r.release from releases r
  join activations a on a.remote = r.remote and a.version = r.version and a.clinic_id is null
  order by r.remote`;
const activate = `
  insert into activations (remote, clinic_id, version) values ($1, null, $2)
  on conflict (remote, clinic_id) do update set version = excluded.version, activated_at = now()`;

/** The published releases and which of them are live. */
export class Releases {
  private live: Promise<ReleaseInfo[]> | undefined;
  private readonly known = new Map<string, ReleaseInfo>();

  constructor(
    private readonly db: Database,
    private readonly files: ReleaseFiles,
  ) {}

  /** The live release of every remote. Kept in memory: every page and every session needs it. */
  active(): Promise<ReleaseInfo[]> {
    this.live ??= this.db.platform(readActive).catch((error: unknown) => {
      this.live = undefined;
      throw error;
    });
    return this.live;
  }

  list(): Promise<PublishedRelease[]> {
    return this.db.platform((tx) => tx.query<PublishedRelease>(allReleases));
  }

  /** A release by its name, whether or not it is live; releases never change. */
  async find(remote: string, version: string): Promise<ReleaseInfo | undefined> {
    const key = `${remote}/${version}`;
    const known =
      this.known.get(key) ?? (await this.db.platform((tx) => read(tx, remote, version)));
    if (known) this.known.set(key, known);
    return known;
  }

  /**
   * Checks, keeps and activates a release. The same release again only becomes live again; another
   * one under a version that exists is refused, for what browsers keep for ever must not change.
   */
  async publish({
    release,
    contents,
  }: Upload): Promise<{ created: boolean; published: PublishedRelease }> {
    const files = checkedFiles(release, contents);
    const { remote, version } = release;
    const result = await this.db.platform(async (tx) => {
      await tx.query(oneAtATime);
      checkSections(release, await readActive(tx));
      const before = await read(tx, remote, version);
      if (before && !sameFiles(before, release)) {
        throw new Refusal(409, 'release_exists', m.releaseExists);
      }
      if (!before) {
        await this.files.write(release, files);
        await tx.query('insert into releases (remote, version, release) values ($1, $2, $3)', [
          remote,
          version,
          JSON.stringify(release),
        ]);
      }
      await tx.query(activate, [remote, version]);
      const after = { remote, version };
      await audit(tx, nobody, { action: 'publish', entity: 'releases', entityId: null, after });
      return { created: !before, published: await readPublished(tx, remote, version) };
    });
    this.live = undefined;
    return result;
  }
}

async function readActive(tx: Tx): Promise<ReleaseInfo[]> {
  const rows = await tx.query<{ release: ReleaseInfo }>(activeReleases);
  return rows.map(({ release }) => release);
}

async function read(tx: Tx, remote: string, version: string): Promise<ReleaseInfo | undefined> {
  const text = 'select release from releases where remote = $1 and version = $2';
  return (await tx.query<{ release: ReleaseInfo }>(text, [remote, version]))[0]?.release;
}

async function readPublished(tx: Tx, remote: string, version: string): Promise<PublishedRelease> {
  const text = 'select created_at from releases where remote = $1 and version = $2';
  const [row] = await tx.query<{ created_at: string }>(text, [remote, version]);
  return { remote, version, active: true, created_at: row?.created_at ?? '' };
}

const sorted = (files: Record<string, string>) => JSON.stringify(Object.entries(files).sort());

const sameFiles = (one: ReleaseInfo, other: ReleaseInfo) =>
  sorted(one.files) === sorted(other.files);
