import { isDeepStrictEqual } from 'node:util';
import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import type { PublishAnswer, ReleaseUpload } from '@ziba/shared/contracts/releases';
import { found, Refusal } from '../../lib/refusal';
import type { Database, Tx } from '../../db/connect';
import { m } from '../../messages';
import { activate, inTurn } from './activations';
import { auditRegistry } from './audit';
import { remoteOf } from './boot-plan';
import { checkedFiles } from './check-release';
import { shellOffer } from './check-release-shell';
import type { Deployer } from './deploy-tokens-guard';
import { keepNewSections, waitingOf } from './new-sections';
import type { Registry } from './registry-state';
import type { ReleaseFiles } from './release-files';
import { listReleases } from './remotes';

const insertRelease = `
  insert into releases (remote, version, release, digest, size, notes, author)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** The published releases. */
export class Releases {
  constructor(
    private readonly db: Database,
    private readonly registry: Registry,
    private readonly files: ReleaseFiles,
    private readonly shellDir: string,
  ) {}

  /**
   * Checks, stores and activates a release. If the same release exists already, it only becomes live again; another one
   * with an existing version is refused, because browsers cache files for ever.
   */
  async publish(
    { release, contents, notes, target, bundled }: ReleaseUpload,
    by: Deployer,
  ): Promise<{ created: boolean; published: PublishAnswer }> {
    const { remote, version } = release;
    const shell = await shellOffer(this.shellDir);
    // Sections of other remotes are checked where the release becomes live: for all clinics, against the other
    // defaults.
    const live = target.kind === 'all' ? await this.registry.live(null) : [];
    const files = checkedFiles({ release, contents }, live, shell);
    const created = await this.db.platform(async (tx) => {
      await tx.query(inTurn);
      const before = await read(tx, remote, version);
      if (before && !isSame(before, release)) {
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
        const isOfInstallation = bundled && by.remote === undefined;
        if (!isOfInstallation) await keepNewSections(tx, release);
        await auditRegistry(tx, by, { action: 'publish', remote, version, reason: notes });
      }
      if (target.kind !== 'none') {
        const change = { tx, registry: this.registry, by, remote, reason: notes };
        await activate(change, { version, target });
      }
      return !before;
    });
    const state = await this.registry.state();
    const [listed, waiting] = await this.db.platform(async (tx) => [
      await listReleases(tx, state, { remote, version }),
      await waitingOf(tx, release),
    ]);
    const published = found(listed.data[0]);
    return { created, published: { ...published, waiting } };
  }
}

async function read(tx: Tx, remote: string, version: string): Promise<ReleaseInfo | undefined> {
  const text = 'select release from releases where remote = $1 and version = $2';
  return (await tx.query<{ release: ReleaseInfo }>(text, [remote, version]))[0]?.release;
}

/** Releases from before the lists of shares and of lazy files have none in their description. */
const isSame = (one: ReleaseInfo, other: ReleaseInfo) =>
  isDeepStrictEqual(
    { ...one, shares: one.shares ?? other.shares, lazy: one.lazy ?? other.lazy },
    { ...other, lazy: other.lazy },
  );
