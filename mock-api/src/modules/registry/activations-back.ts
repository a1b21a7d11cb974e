import type { ActivationAnswer } from '@ziba/shared/contracts/releases';
import type { Tx } from '../../db/connect';
import { found, notFound, Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import { answerOf, inTurn, keptRelease, setDefault, type Change } from './activations';
import { refuseMisfit } from './activations-fit';
import { reachedBy } from './activation-targets';
import { auditRegistry } from './audit';
import { versionFor } from './registry-state';
import { tellRegistry } from './registry-tell';
import { endRollout, rolloutsByIds } from './rollouts';

const unpinned = 'delete from activations where remote = $1 and clinic_id = $2 returning version';
const lastOther = `
  select version from activation_log where remote = $1 and version <> $2 order by id desc limit 1`;

/** Removes the pin of a clinic: it gets the same release as others. */
export async function unpin(change: Change, clinicId: number): Promise<ActivationAnswer> {
  const { tx, registry, by, remote, reason } = change;
  await tx.query(inTurn);
  const [pinned] = await tx.query<{ version: string }>(unpinned, [remote, clinicId]);
  if (!pinned) throw notFound();
  const live = (await registry.within(tx)).remotes.get(remote);
  const version = (live && versionFor(live, clinicId)) ?? '';
  const { version: before } = pinned;
  const clinicIds = [clinicId];
  await auditRegistry(tx, by, { action: 'unpin', remote, version: before, clinicIds, reason });
  await tellRegistry(tx, clinicIds);
  return { remote, version, before, clinics: 1, rollout: null };
}

/**
 * Takes back the last release. A running canary ends; without one, the release that was the default before becomes the
 * default again. If a release is named, it becomes the default in any case. Pinned clinics keep their release.
 */
export async function rollBack(change: Change, to?: string): Promise<ActivationAnswer> {
  const { tx, registry, by, remote, reason } = change;
  await tx.query(inTurn);
  const state = await registry.within(tx);
  const live = found(state.remotes.get(remote), m.releaseGone);
  const { rollout, version: current } = live;
  const version = to ?? (rollout ? current : await previousOf(tx, remote, current));
  if (version !== undefined && version !== current) {
    const release = await keptRelease(tx, remote, version);
    const { clinicIds } = await reachedBy(tx, remote, live, { kind: 'all' });
    await refuseMisfit(tx, state, release, [null, ...clinicIds]);
    await setDefault(tx, remote, version);
  }
  if (rollout) await endRollout(tx, rollout.id, 'rolled_back', reason);
  // The log names the release that was taken back if only a canary ended, otherwise the one that replaced it.
  const ended = version === current ? rollout : undefined;
  const clinicIds = ended && [...ended.clinicIds];
  const named = ended?.version ?? version;
  await auditRegistry(tx, by, { action: 'roll_back', remote, version: named, clinicIds, reason });
  await tellRegistry(tx, clinicIds ?? 'everyone');
  return answerOf(change, version ?? '', rollout?.version ?? current ?? null, rollout?.id);
}

async function previousOf(tx: Tx, remote: string, current: string | undefined): Promise<string> {
  const [row] = await tx.query<{ version: string }>(lastOther, [remote, current ?? '']);
  if (!row) throw new Refusal(409, 'no_previous', m.noPrevious);
  return row.version;
}

/** Makes the release of a canary the default. */
export async function promote(change: Change, id: number): Promise<ActivationAnswer> {
  const { tx, registry, by, remote, reason } = change;
  await tx.query(inTurn);
  const state = await registry.within(tx);
  const live = state.remotes.get(remote);
  const ended = await endRollout(tx, id, 'promoted', reason);
  if (!ended) throw rolloutEnded();
  const { version } = ended;
  const release = await keptRelease(tx, remote, version);
  const { clinicIds } = await reachedBy(tx, remote, live, { kind: 'all' });
  await refuseMisfit(tx, state, release, [null, ...clinicIds]);
  await setDefault(tx, remote, version);
  await auditRegistry(tx, by, { action: 'promote', remote, version, reason });
  await tellRegistry(tx, 'everyone');
  return answerOf({ tx, registry, by, remote, reason }, version, live?.version ?? null, id);
}

/** Ends a canary; its clinics get the default again. */
export async function stop(change: Change, id: number): Promise<ActivationAnswer> {
  const { tx, registry, by, remote, reason } = change;
  await tx.query(inTurn);
  const ended = await endRollout(tx, id, 'stopped', reason);
  if (!ended) throw rolloutEnded();
  const { version: before, clinic_ids: clinicIds } = ended;
  await auditRegistry(tx, by, { action: 'stop', remote, version: before, clinicIds, reason });
  await tellRegistry(tx, clinicIds);
  const version = (await registry.within(tx)).remotes.get(remote)?.version ?? '';
  return answerOf(change, version, before, id);
}

const rolloutEnded = () => new Refusal(409, 'rollout_ended', m.rolloutEnded);

/** The remote of a canary, whether it is running or has ended; 404 when there is no such canary. */
export async function remoteOfRollout(tx: Tx, id: number): Promise<string> {
  return found((await rolloutsByIds(tx, [id]))[0]).remote;
}
