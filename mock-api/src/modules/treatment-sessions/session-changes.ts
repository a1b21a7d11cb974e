import { clinicalTexts } from '@ziba/shared/contracts/clinical';
import {
  sessionTexts,
  type planSessionInput,
  type sessionUpdate,
  type TreatmentSession,
} from '@ziba/shared/contracts/treatment-sessions';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { auditLines } from '../../data/audit';
import { announce } from '../../data/events';
import { keepUnseen, maySeeTreatment } from '../../data/medical-text';
import { ownOnly } from '../../data/own-rows';
import { found, invalid, Refusal } from '../../lib/refusal';
import { refuseUndoneService } from '../schedule/doctor-services';
import { planReaders } from './plan-readers';
import { replaceItems } from './required-items';
import { namedService } from './session-service';
import { startOf, takeTime } from './session-time';
import {
  lockedPlan,
  markSessions,
  sessionsTable,
  stateOf,
  touchPlan,
  type LockedPlan,
} from './treatment-sessions.queries';

// Changes of sessions inside a transaction that is open already: of one session, or of its plan.

type PlanInput = z.output<typeof planSessionInput>;
type Update = z.output<typeof sessionUpdate>;

/** Tells open screens that a session changed. */
export async function announceSession(tx: Tx, { clinicId }: Member, session: TreatmentSession) {
  const { id, treatment_plan_id: plan_id } = session;
  const data = { id, plan_id, status: stateOf(session) };
  await announce(tx, clinicId, { type: 'treatment_session.changed', data, sections: planReaders });
}

/** Adds a session to a plan that is locked: row, items and reserved time together. */
export async function addSession(
  db: Database,
  tx: Tx,
  member: Member,
  plan: LockedPlan,
  input: PlanInput,
): Promise<TreatmentSession> {
  const table = sessionsTable(db).within(tx);
  const service = await namedService(tx, member, input);
  if (!service) throw invalid('service_type', sessionTexts.service);
  await refuseUndone(tx, member, { ...service, doctor_id: plan.doctor_id });
  plan.last_ordinal += 1;
  const { id } = await table.insert(member, {
    ...input,
    status: undefined,
    treatment_plan_id: plan.id,
    ordinal: plan.last_ordinal,
    starts_at: startOf(input),
    service_id: service.service_id,
    service_type: service.service_type,
    service_cost: input.service_cost ?? service.fee ?? 0,
  });
  await replaceItems(tx, member, 'session', id, input.required_items);
  await touchPlan(tx, member, plan.id);
  const session = found(await table.find(member, id));
  const entry = { entity: 'treatment_sessions', entityId: id };
  await auditLines(tx, member, entry, { required_items: [] }, linesOf(session));
  await takeTime(tx, member, session, true);
  await announceSession(tx, member, session);
  return session;
}

/** Refuses with 422 a session whose service the doctor of its plan does not do. */
export const refuseUndone = (
  tx: Tx,
  member: Member,
  {
    doctor_id: doctorId,
    service_id: serviceId,
  }: Pick<TreatmentSession, 'doctor_id' | 'service_id'>,
) => refuseUndoneService(tx, member, { doctorId, serviceId }, 'service_type');

/** Changes a locked session. */
export type SessionWork = (before: TreatmentSession, tx: Tx) => Promise<void>;

/**
 * Locks a session, runs a change on it and returns it as it is afterwards. Errors: 404; 409 `stale` when `baseVersion`
 * is not the version of the session.
 */
export async function changeSession(
  db: Database,
  tx: Tx,
  member: Member,
  id: number,
  work: SessionWork,
  baseVersion?: number,
): Promise<TreatmentSession> {
  const table = sessionsTable(db).within(tx);
  const { treatment_plan_id: planId } = found(ownOnly(member, await table.find(member, id)));
  // An edit of the plan locks the plan first and then its sessions; the same order here avoids deadlocks.
  await lockedPlan(tx, member.clinicId, planId);
  await work(found(await table.findLocked(member, id, baseVersion)), tx);
  await touchPlan(tx, member, planId);
  const after = found(await table.find(member, id));
  await announceSession(tx, member, after);
  return marked(tx, member, after);
}

/** Reads the session as every answer shows it: with a mark when its doctor does not work at its time. */
export const marked = async (tx: Tx, { clinicId }: Member, session: TreatmentSession) =>
  found((await markSessions(tx, clinicId, [session]))[0]);

/** Refuses the edit of a done or canceled session, a price below what was paid, and a new service that its doctor does not do. */
export async function editSession(
  db: Database,
  tx: Tx,
  member: Member,
  before: TreatmentSession,
  input: Update,
): Promise<void> {
  refuseEdit(before, input);
  const service = await namedService(tx, member, input);
  if (service && service.service_id !== before.service_id) {
    await refuseUndone(tx, member, { ...service, doctor_id: before.doctor_id });
  }
  const table = sessionsTable(db).within(tx);
  await table.update(member, before.id, {
    ...(maySeeTreatment(member) ? input : keepUnseen(input, before, ['session_description'])),
    ...service,
    ...fixed,
    starts_at: startOf(input, before.starts_at),
    service_cost: input.service_cost === null ? 0 : input.service_cost,
  });
  await replaceItems(tx, member, 'session', before.id, input.required_items);
  const after = found(await table.find(member, before.id));
  const entry = { entity: 'treatment_sessions', entityId: before.id };
  if (await auditLines(tx, member, entry, linesOf(before), linesOf(after))) {
    await table.touch(member, before.id);
  }
  await takeTime(tx, member, after);
}

const linesOf = ({ required_items }: TreatmentSession) => ({ required_items });

/** The fields that an edit never changes, whatever was sent. */
const fixed = {
  treatment_plan_id: undefined,
  ordinal: undefined,
  status: undefined,
  report: undefined,
  report_attachment: undefined,
};

export const isCanceled = () => new Refusal(409, 'canceled', sessionTexts.canceledLocked);

function refuseEdit(before: TreatmentSession, input: Update): void {
  const state = stateOf(before);
  if (state === 'done') throw new Refusal(409, 'session_done', sessionTexts.doneLocked);
  if (state === 'canceled') throw isCanceled();
  const plan = input.treatment_plan_id;
  if (plan !== undefined && plan !== before.treatment_plan_id) {
    throw new Refusal(409, 'plan_locked', sessionTexts.planLocked);
  }
  const cost = input.service_cost;
  if (cost !== undefined && (cost ?? 0) < before.paid_amount) {
    const message = sessionTexts.costBelowPaid;
    throw new Refusal(409, 'cost_below_paid', message, { service_cost: message });
  }
}

/** Cancels a session and releases its time. One that has payments or is done cannot be canceled. */
export async function cancelSession(
  db: Database,
  tx: Tx,
  member: Member,
  session: TreatmentSession,
  reason: string | null,
): Promise<void> {
  if (stateOf(session) === 'done') throw new Refusal(409, 'wrong_step', sessionTexts.wrongStep);
  if (session.paid_amount > 0) throw new Refusal(409, 'has_money', clinicalTexts.hasMoney);
  const table = sessionsTable(db).within(tx);
  await table.update(member, session.id, { status: 'canceled', canceled_reason: reason });
  await takeTime(tx, member, found(await table.find(member, session.id)));
}
