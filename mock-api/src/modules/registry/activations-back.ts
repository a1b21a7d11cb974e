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

/** Lets a clinic go that was held on a version: it gets what others get. */
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
 * Takes back what was released last. A canary that runs ends; without one the release that was the default
 * before becomes it again. A release that is named becomes the default in any case. Clinics that are held
 * on a version stay on it.
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
  // The log names what went, where a canary was all, and else what came in its place.
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

/** Gives the release of a canary to everybody. */
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

/** Ends a canary; its clinics get what all others get. */
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

/** The remote of a canary, whether or not it still runs; 404 when there is none. */
export async function remoteOfRollout(tx: Tx, id: number): Promise<string> {
  return found((await rolloutsByIds(tx, [id]))[0]).remote;
}
