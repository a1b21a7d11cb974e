import { clinicalTexts } from '@ziba/shared/contracts/clinical';
import { defaultPlanPrefix } from '@ziba/shared/contracts/clinic-preferences';
import {
  planTexts,
  type planInput,
  type planUpdate,
  type TreatmentPlan,
} from '@ziba/shared/contracts/treatment-plans';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { nextCode } from '../../data/counters';
import { announce } from '../../data/events';
import { keepUnseen, maySeeTreatment } from '../../data/medical-text';
import { ownOnly } from '../../data/own-rows';
import type { RowLookup } from '../../data/tenant-table';
import { found, invalid, Refusal } from '../../lib/refusal';
import { holdCalendar } from '../schedule/calendar-lock';
import { statementOfPlan } from '../payments/plan-statement';
import { takeTime } from '../treatment-sessions/session-time';
import { lockedPlan, stateOf, touchPlan } from '../treatment-sessions/treatment-sessions.queries';
import { addSession, cancelSession, refuseUndone } from '../treatment-sessions/session-changes';
import { beside, changeSessions } from './plan-sessions';
import { namedAppointment, namedDoctor, namedPatient } from './references';
import { plansTable, readPlan } from './treatment-plans.queries';
import { planReaders } from '../treatment-sessions/plan-readers';

type Input = z.output<typeof planInput>;
type Update = z.output<typeof planUpdate>;

const prefixOf = {
  name: 'treatment_plans.prefix',
  text: 'select plan_code_prefix as prefix from clinics where id = $1',
};

/** The next code of a plan, with the prefix that the clinic has now; the numbers go on under any prefix. */
async function nextPlanCode(tx: Tx, clinicId: number): Promise<string> {
  const [row] = await tx.query<{ prefix: string | null }>(prefixOf, [clinicId]);
  return nextCode(tx, clinicId, 'treatment_plan', row?.prefix ?? defaultPlanPrefix);
}

/** Tells open screens that the plan changed, and returns it. */
async function announced(tx: Tx, { clinicId }: Member, plan: TreatmentPlan) {
  await announce(tx, clinicId, {
    type: 'treatment_plan.changed',
    data: { id: plan.id, status: plan.status },
    sections: planReaders,
  });
  return plan;
}

/** Whether the caller may see a plan: a doctor sees only their own. */
export const visiblePlan = (db: Database): RowLookup => ({
  has: async (member, id) => ownOnly(member, await plansTable(db).find(member, id)) !== undefined,
});

/** Reads a plan with its sessions. Errors: 404. */
export const findPlan = (db: Database, member: Member, id: number): Promise<TreatmentPlan> =>
  db.tenant(member.clinicId, (tx) => findIn(db, tx, member, id));

/** Reads payments and refunds for the plan; 404 for a caller who may not see the plan. */
export const readPlanStatement = (db: Database, member: Member, id: number) =>
  db.tenant(member.clinicId, async (tx) => {
    await findIn(db, tx, member, id);
    return statementOfPlan(db, tx, member, id);
  });

/** Adds a plan and, if they were sent, its sessions: all of it or nothing. */
export const createPlan = (db: Database, member: Member, input: Input): Promise<TreatmentPlan> =>
  db.tenant(member.clinicId, async (tx) => {
    await holdCalendar(tx, member.clinicId);
    const people = await peopleOfNew(tx, member, input);
    const code = await nextPlanCode(tx, member.clinicId);
    const { id } = await plansTable(db)
      .within(tx)
      .insert(member, { ...input, ...people, code });
    const locked = found(await lockedPlan(tx, member.clinicId, id));
    for (const [index, session] of (input.sessions ?? []).entries()) {
      await beside(`sessions.${index}`, () => addSession(db, tx, member, locked, session));
    }
    return announced(tx, member, await findIn(db, tx, member, id));
  });

/**
 * Changes a plan and the sessions that were sent with it. The patient cannot change after something was done or paid.
 * When doctor, patient or appointment change, open sessions reserve the time of the new doctor and patient; a new doctor
 * who does not do the service of one of them is refused with 422.
 */
export const editPlan = (
  db: Database,
  member: Member,
  id: number,
  input: Update,
): Promise<TreatmentPlan> =>
  db.tenant(member.clinicId, async (tx) => {
    await holdCalendar(tx, member.clinicId);
    await lockWhole(tx, member, id);
    const before = await findIn(db, tx, member, id);
    if (before.status === 'canceled') throw isCanceled();
    const people = await peopleOfChanged(tx, member, before, input);
    await plansTable(db)
      .within(tx)
      .update(member, id, { ...seen(member, input, before), ...people });
    const moved = await findIn(db, tx, member, id);
    if (isForOthers(before, moved)) await moveOpenSessions(tx, member, moved);
    await changeSessions(db, tx, member, moved, input);
    if (changesSessions(input)) await touchPlan(tx, member, id);
    const after = await findIn(db, tx, member, id);
    // The services of sessions may have changed together with the doctor.
    if (after.doctor_id !== before.doctor_id) await refuseUndoneSessions(tx, member, after);
    return announced(tx, member, after);
  });

/** Cancels the plan and its open sessions; refuses with 409 while one of them has payments. */
export const cancelPlan = (
  db: Database,
  member: Member,
  id: number,
  reason: string | null,
): Promise<TreatmentPlan> =>
  db.tenant(member.clinicId, async (tx) => {
    await lockWhole(tx, member, id);
    const before = await findIn(db, tx, member, id);
    if (before.status === 'canceled') throw isCanceled();
    if (before.status === 'completed') {
      throw new Refusal(409, 'plan_completed', planTexts.completedLocked);
    }
    for (const session of before.sessions) {
      if (stateOf(session) === 'planned') await cancelSession(db, tx, member, session, reason);
    }
    const canceled = { canceled_at: clock.iso(), canceled_reason: reason };
    await plansTable(db).within(tx).update(member, id, canceled);
    return announced(tx, member, await findIn(db, tx, member, id));
  });

const findIn = async (db: Database, tx: Tx, member: Member, id: number): Promise<TreatmentPlan> =>
  found(ownOnly(member, await readPlan(db, tx, member, id)));

/** Moves the reserved time of open sessions to the current doctor and patient of the plan. */
async function moveOpenSessions(tx: Tx, member: Member, plan: TreatmentPlan): Promise<void> {
  for (const session of plan.sessions) {
    if (stateOf(session) !== 'planned') continue;
    await beside(`moved_sessions.${session.id}`, () => takeTime(tx, member, session));
  }
}

async function refuseUndoneSessions(tx: Tx, member: Member, plan: TreatmentPlan): Promise<void> {
  for (const session of plan.sessions) {
    if (stateOf(session) !== 'planned') continue;
    await beside(`moved_sessions.${session.id}`, () => refuseUndone(tx, member, session));
  }
}

/** Notes and files of a plan stay as they are when somebody edits it who is not shown them. */
const seen = (member: Member, input: Update, before: TreatmentPlan): Update =>
  maySeeTreatment(member) ? input : keepUnseen(input, before, ['plan_notes', 'attachments']);

const changesSessions = ({ session_rows: rows = [], canceled_sessions: leaving = [] }: Update) =>
  rows.length + leaving.length > 0;

const isCanceled = () => new Refusal(409, 'canceled', planTexts.canceledLocked);

/** Locks the plan and its sessions, so that no payment or edit of a session happens during the change. */
async function lockWhole(tx: Tx, { clinicId }: Member, planId: number): Promise<void> {
  await lockedPlan(tx, clinicId, planId);
  await tx.query(
    `select id from treatment_sessions where clinic_id = $1 and treatment_plan_id = $2
     order by id for update`,
    [clinicId, planId],
  );
}

/** The appointment decides whose plan it is; if a patient was sent too, it must be the same one. */
async function peopleOfNew(tx: Tx, member: Member, input: Input) {
  const appointment = await namedAppointment(tx, member, input);
  const patient_id = await namedPatient(tx, member, input.patient_id ?? appointment?.patient_id);
  if (!appointment) {
    return {
      appointment_id: null,
      patient_id,
      doctor_id: await namedDoctor(tx, member, input.doctor_id),
    };
  }
  refuseOtherPatient(appointment, patient_id);
  return { appointment_id: appointment.id, patient_id, doctor_id: appointment.doctor_id };
}

async function peopleOfChanged(tx: Tx, member: Member, before: TreatmentPlan, input: Update) {
  const appointment = await namedAppointment(tx, member, input, before.appointment_id);
  const isAnother = appointment && appointment.id !== before.appointment_id;
  const asked =
    input.patient_id === undefined && isAnother ? appointment.patient_id : input.patient_id;
  const patient_id =
    asked === undefined ? before.patient_id : await namedPatient(tx, member, asked);
  if (appointment) refuseOtherPatient(appointment, patient_id);
  if (patient_id !== before.patient_id) refuseLockedPatient(before);
  const hasNone = appointment === null || (appointment === undefined && !before.appointment_id);
  const doctor_id =
    hasNone && input.doctor_id !== undefined
      ? await namedDoctor(tx, member, input.doctor_id)
      : appointment?.doctor_id;
  return {
    appointment_id: appointment === undefined ? undefined : (appointment?.id ?? null),
    patient_id,
    doctor_id,
  };
}

function refuseOtherPatient(appointment: { patient_id: number }, patientId: number): void {
  if (appointment.patient_id !== patientId) {
    throw invalid('patient_id', clinicalTexts.unknownPatient);
  }
}

function refuseLockedPatient({ done_sessions, paid_amount }: TreatmentPlan): void {
  if (done_sessions === 0 && paid_amount === 0) return;
  const message = planTexts.patientLocked;
  throw new Refusal(409, 'patient_locked', message, { patient_id: message });
}

const isForOthers = (before: TreatmentPlan, after: TreatmentPlan) =>
  before.doctor_id !== after.doctor_id ||
  before.patient_id !== after.patient_id ||
  before.appointment_id !== after.appointment_id;
