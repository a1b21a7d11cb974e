import { createHash } from 'node:crypto';
import type { ReleaseTarget } from '@ziba/shared/contracts/releases';
import type { Tx } from '../../db/connect';
import { found, invalid, Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import type { LiveRemote } from './registry-state';

const active =
  "select id from clinics where archived_at is null and account_status = 'active' order by id";
const byId = 'select id from clinics where id = $1 and archived_at is null';
const ringById = 'select name, clinic_ids from rings where id = $1 and archived_at is null';

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** The clinics that are active now. */
export async function activeClinics(tx: Tx): Promise<number[]> {
  return idsOf(await tx.query<{ id: number }>(active));
}

/** The clinics that get a release, and the name of a canary. */
export interface Reached {
  clinicIds: number[];
  percent: number | null;
  ring: string | null;
}

/** The clinics that a target means now. A pinned clinic is in no canary and does not get the default. */
export async function reachedBy(
  tx: Tx,
  remote: string,
  live: LiveRemote | undefined,
  target: ReleaseTarget,
): Promise<Reached> {
  const none = { clinicIds: [], percent: null, ring: null };
  if (target.kind === 'none') return none;
  if (target.kind === 'clinic') {
    const clinicIds = idsOf(await tx.query<{ id: number }>(byId, [target.clinic_id]));
    if (clinicIds.length === 0) throw invalid('target', m.wrongReference);
    return { ...none, clinicIds };
  }
  const open = (await activeClinics(tx)).filter((id) => !live?.pins.has(id));
  if (target.kind === 'all') return { ...none, clinicIds: open };
  if (target.kind === 'share') {
    const { percent } = target;
    return canaryOf({ clinicIds: shareOf(remote, open, percent), percent, ring: null });
  }
  type Ring = { name: string; clinic_ids: number[] };
  const ring = found((await tx.query<Ring>(ringById, [target.ring_id]))[0], m.ringGone);
  const named = new Set(ring.clinic_ids);
  const clinicIds = open.filter((id) => named.has(id));
  return canaryOf({ clinicIds, percent: null, ring: ring.name });
}

function canaryOf(reached: Reached): Reached {
  if (reached.clinicIds.length === 0) throw new Refusal(409, 'no_clinics', m.noClinics);
  return reached;
}

/**
 * A share of the clinics, rounded up: for a remote always the same ones, and a larger share includes the smaller one.
 */
export function shareOf(remote: string, clinicIds: readonly number[], percent: number): number[] {
  const place = (id: number) => createHash('sha256').update(`${remote} ${id}`).digest('hex');
  const inOrder = clinicIds.map((id) => ({ id, at: place(id) }));
  inOrder.sort((one, other) => (one.at < other.at ? -1 : 1));
  const count = Math.ceil((clinicIds.length * percent) / 100);
  return idsOf(inOrder.slice(0, count)).sort((one, other) => one - other);
}
