import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import type { ActivationAnswer, ActivationInput } from '@ziba/shared/contracts/releases';
import type { Tx } from '../../db/connect';
import { found, invalid, Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import { activeClinics, reachedBy, type Reached } from './activation-targets';
import { refuseMisfit } from './activations-fit';
import { auditRegistry, type RegistryActor } from './audit';
import { versionFor, type LiveRemote, type Registry } from './registry-state';
import { tellRegistry } from './registry-tell';
import { endRollout, rolloutsByIds, startRollout, widenRollout } from './rollouts';

/** The author of a change of what is live, with the name that lists show. */
export interface Changer extends RegistryActor {
  name: string;
}

/** One change of the live releases of a remote, in a transaction of the platform. */
export interface Change {
  tx: Tx;
  registry: Registry;
  by: Changer;
  remote: string;
  reason: string;
}

/** Transactions that change what is live wait for each other, so that each one sees the changes before it. */
export const inTurn = 'select pg_advisory_xact_lock(1405002)';
const byName = 'select release from releases where remote = $1 and version = $2';
const upsert = `
  insert into activations (remote, clinic_id, version) values ($1, $2, $3)
  on conflict (remote, clinic_id) do update set version = excluded.version, activated_at = app_now()`;
const intoLog = 'insert into activation_log (remote, version) values ($1, $2)';

/** Reads a stored release of the remote; 404 if there is none. */
export async function keptRelease(tx: Tx, remote: string, version: string): Promise<ReleaseInfo> {
  const [row] = await tx.query<{ release: ReleaseInfo }>(byName, [remote, version]);
  return found(row?.release, m.releaseGone);
}

/**
 * Makes a release live for the clinics of the target: for all (a running canary of it is promoted, one of another
 * release is stopped), as a canary, or for one clinic, which is pinned to it.
 */
export async function activate(
  change: Change,
  { version, target }: Pick<ActivationInput, 'version' | 'target'>,
): Promise<ActivationAnswer> {
  const { tx, registry, remote } = change;
  await tx.query(inTurn);
  const release = await keptRelease(tx, remote, version);
  const state = await registry.within(tx);
  const live = state.remotes.get(remote);
  if (target.kind === 'none') throw invalid('target', m.noTarget);
  const reached = await reachedBy(tx, remote, live, target);
  const isForAll = target.kind === 'all';
  await refuseMisfit(tx, state, release, [...(isForAll ? [null] : []), ...reached.clinicIds]);
  if (isForAll) return activateForAll(change, version, live);
  if (target.kind === 'clinic') return pin(change, version, live, target.clinic_id);
  return beginCanary(change, version, live, reached);
}

async function activateForAll(
  change: Change,
  version: string,
  live: LiveRemote | undefined,
): Promise<ActivationAnswer> {
  const { tx, by, remote, reason } = change;
  const before = live?.version ?? null;
  const running = live?.rollout;
  const isPromoted = running?.version === version;
  if (running) {
    const words = isPromoted ? reason : m.rolloutSuperseded(version);
    await endRollout(tx, running.id, isPromoted ? 'promoted' : 'stopped', words);
  }
  if (before !== version) await setDefault(tx, remote, version);
  if (running || before !== version) {
    const action = isPromoted ? 'promote' : 'activate';
    await auditRegistry(tx, by, { action, remote, version, reason });
    await tellRegistry(tx, 'everyone');
  }
  return answerOf(change, version, before, running?.id);
}

/** Sets the default, which all clinics without a pin or canary get, and adds a line to its history. */
export async function setDefault(tx: Tx, remote: string, version: string): Promise<void> {
  await tx.query(upsert, [remote, null, version]);
  await tx.query(intoLog, [remote, version]);
}

async function pin(
  { tx, by, remote, reason }: Change,
  version: string,
  live: LiveRemote | undefined,
  clinicId: number,
): Promise<ActivationAnswer> {
  const before = (live && versionFor(live, clinicId)) ?? null;
  const clinicIds = [clinicId];
  if (live?.pins.get(clinicId) !== version) {
    await tx.query(upsert, [remote, clinicId, version]);
    await auditRegistry(tx, by, { action: 'pin', remote, version, clinicIds, reason });
    await tellRegistry(tx, clinicIds);
  }
  return { remote, version, before, clinics: 1, rollout: null };
}

async function beginCanary(
  change: Change,
  version: string,
  live: LiveRemote | undefined,
  { clinicIds, percent, ring }: Reached,
): Promise<ActivationAnswer> {
  const { tx, by, remote, reason } = change;
  if (live?.version === version) throw new Refusal(409, 'already_default', m.alreadyDefault);
  const startedBy = by.name;
  const running = live?.rollout;
  const further = clinicIds.filter((id) => !running?.clinicIds.has(id));
  // A larger share of the same release extends the running canary.
  const isWider = running?.version === version && percent !== null && further.length > 0;
  if (isWider) {
    await widenRollout(tx, running.id, { clinicIds: [...running.clinicIds, ...further], percent });
  }
  const rollout = { remote, version, clinicIds, percent, ring, startedBy };
  const id = isWider ? running.id : await startRollout(tx, rollout);
  const entry = { action: 'canary', remote, version, clinicIds: further, reason };
  await auditRegistry(tx, by, entry);
  await tellRegistry(tx, further);
  return answerOf(change, version, live?.version ?? null, id);
}

/** The result of a change: the version, the one before it, and how many active clinics get it now. */
export async function answerOf(
  { tx, registry, remote }: Change,
  version: string,
  before: string | null,
  rolloutId?: number,
): Promise<ActivationAnswer> {
  const live = (await registry.within(tx)).remotes.get(remote);
  const served = (await activeClinics(tx)).filter((id) => live && versionFor(live, id) === version);
  const [rollout = null] = rolloutId ? await rolloutsByIds(tx, [rolloutId]) : [];
  return { remote, version, before, clinics: served.length, rollout };
}
