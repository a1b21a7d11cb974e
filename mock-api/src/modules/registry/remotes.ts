import type { PublishedRelease, RegisteredRemote } from '@ziba/shared/contracts/releases';
import type { Tx } from '../../db/connect';
import { activeClinics } from './activation-targets';
import { releaseKey, versionFor, type RegistryState } from './registry-state';
import { healthOfReleases } from './release-health';
import { rolloutsByIds } from './rollouts';

const releasesOf = `
  select remote, version, created_at, author, notes, size, release->>'contract' as contract
  from releases where $1::text is null or remote = $1
  order by remote, created_at desc, id desc`;
const sectionsOf = `
  select distinct on (remote) remote, release->'sections' as sections from releases
  where $1::text is null or remote = $1 order by remote, created_at desc, id desc`;

type Row = Omit<PublishedRelease, 'active' | 'places' | 'health'>;

/** The releases of all remotes or of one, newest first, each with whom it is live for. */
export async function listReleases(
  tx: Tx,
  state: RegistryState,
  remote?: string,
): Promise<PublishedRelease[]> {
  const rows = await tx.query<Row>(releasesOf, [remote ?? null]);
  const clinics = await activeClinics(tx);
  const healthOf = await healthOfReleases(tx, remote);
  return rows.map((row) => {
    const places = placesOf(state, row, clinics);
    const active = places.is_default || places.pinned.length + places.canary.length > 0;
    return { ...row, active, places, health: healthOf(row.remote, row.version) };
  });
}

function placesOf(
  state: RegistryState,
  { remote, version }: Pick<Row, 'remote' | 'version'>,
  clinics: readonly number[],
): PublishedRelease['places'] {
  const live = state.remotes.get(remote);
  if (!live) return { is_default: false, pinned: [], canary: [], share: 0 };
  const pins = [...live.pins].filter(([, pinned]) => pinned === version);
  const canary = live.rollout?.version === version ? [...live.rollout.clinicIds] : [];
  const served = clinics.filter((id) => versionFor(live, id) === version);
  return {
    is_default: live.version === version,
    pinned: pins.map(([id]) => id),
    canary,
    share: clinics.length > 0 ? served.length / clinics.length : Number(live.version === version),
  };
}

interface Sections {
  remote: string;
  sections: RegisteredRemote['sections'];
}

/** All remotes or one, each with its releases and the canary that runs. */
export async function listRemotes(
  tx: Tx,
  state: RegistryState,
  remote?: string,
): Promise<RegisteredRemote[]> {
  const latest = await tx.query<Sections>(sectionsOf, [remote ?? null]);
  const releases = await listReleases(tx, state, remote);
  const running = latest.flatMap((row) => state.remotes.get(row.remote)?.rollout?.id ?? []);
  const rollouts = running.length > 0 ? await rolloutsByIds(tx, running) : [];
  return latest.map((row) => {
    const version = state.remotes.get(row.remote)?.version ?? null;
    // What the default carries counts; a release that nobody has yet may carry more.
    const live = version && state.releases.get(releaseKey(row.remote, version));
    return {
      remote: row.remote,
      sections: live ? live.sections : row.sections,
      default_version: version,
      rollout: rollouts.find((rollout) => rollout.remote === row.remote) ?? null,
      releases: releases.filter((release) => release.remote === row.remote),
    };
  });
}
