import { isDeepStrictEqual } from 'node:util';
import {
  clinicalTexts,
  type reportChange,
  type reportInput,
} from '@ziba/shared/contracts/clinical';
import {
  sessionTexts,
  type planSessionInput,
  type SessionState,
  type sessionInput,
  type sessionUpdate,
  type TreatmentSession,
} from '@ziba/shared/contracts/treatment-sessions';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { announce } from '../../lib/events';
import { isOwn, ownOnly } from '../../lib/own-rows';
import { found, invalid, Refusal } from '../../lib/refusal';
import { holdCalendar } from '../schedule/calendar-lock';
import { takePayment, type Money } from '../payments/take-payment';
import { keepVersion, versionsOf } from './report-versions';
import { consumeItems, replaceItems } from './required-items';
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
import { planReaders } from './plan-readers';

type Input = z.output<typeof sessionInput>;
type PlanInput = z.output<typeof planSessionInput>;
type Update = z.output<typeof sessionUpdate>;
type Report = z.output<typeof reportInput>;
type ReportChange = z.output<typeof reportChange>;

/** Tells open screens that a session is no longer what it was. */
async function announceSession(tx: Tx, { clinicId }: Member, session: TreatmentSession) {
  const { id, treatment_plan_id: plan_id } = session;
  const data = { id, plan_id, status: stateOf(session) };
  await announce(tx, clinicId, { type: 'treatment_session.changed', data, sections: planReaders });
}

/** Writes a session of a plan that is locked: row, items and time together. */
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
  await takeTime(tx, member, session, true);
  await announceSession(tx, member, session);
  return session;
}

type SessionWork = (session: TreatmentSession, tx: Tx) => Promise<void>;

/** Runs a change on the session, locked, and answers it as it is then. */
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
  // The plan before the session, as an edit of the plan locks them.
  await lockedPlan(tx, member.clinicId, planId);
  await work(found(await table.findLocked(member, id, baseVersion)), tx);
  await touchPlan(tx, member, planId);
  const after = found(await table.find(member, id));
  await announceSession(tx, member, after);
  return found((await markSessions(tx, member.clinicId, [after]))[0]);
}

/** Treatment sessions: what may become of them (beyond 6.3). */
export function treatmentSessionsOf(db: Database) {
  const sessions = sessionsTable(db);

  const has = async (member: Member, id: number) =>
    ownOnly(member, await sessions.find(member, id)) !== undefined;

  const change = (member: Member, id: number, work: SessionWork, baseVersion?: number) =>
    db.tenant(member.clinicId, async (tx) => {
      await holdCalendar(tx, member.clinicId);
      return changeSession(db, tx, member, id, work, baseVersion);
    });

  return {
    has,

    find: (member: Member, id: number) =>
      db.tenant(member.clinicId, async (tx) => {
        const row = found(ownOnly(member, await sessions.within(tx).find(member, id)));
        return found((await markSessions(tx, member.clinicId, [row]))[0]);
      }),

    create: (member: Member, input: Input) =>
      db.tenant(member.clinicId, async (tx) => {
        await holdCalendar(tx, member.clinicId);
        const plan = await lockedPlan(tx, member.clinicId, input.treatment_plan_id);
        if (!plan || !isOwn(member, plan)) throw invalid('treatment_plan_id', sessionTexts.plan);
        if (plan.canceled_at) throw new Refusal(409, 'plan_canceled', sessionTexts.planCanceled);
        return addSession(db, tx, member, plan, input);
      }),

    edit: (member: Member, id: number, input: Update) =>
      change(member, id, (before, tx) => editSession(db, tx, member, before, input)),

    /** Payment of a part or of all that remains; what is done still takes money (api.md). */
    addPayment: (member: Member, id: number, money: Money) =>
      db.tenant(member.clinicId, async (tx) => {
        const payment = await takePayment(tx, member, { ...money, target: 'session', id });
        const session = found(await sessions.within(tx).find(member, id));
        await announceSession(tx, member, session);
        return { ...session, payment };
      }),

    /** Report, state and stock change together (F13); a second report is refused with 409. */
    submitReport: (member: Member, id: number, input: Report) =>
      change(member, id, async (before, tx) => {
        if (stateOf(before) === 'canceled') throw isCanceled();
        if (before.report !== null || before.report_attachment.length > 0) {
          throw new Refusal(409, 'report_present', sessionTexts.reportPresent);
        }
        const report = {
          report: input.report ?? null,
          report_attachment: input.report_attachment ?? null,
        };
        await sessions.within(tx).update(member, id, {
          ...report,
          status: 'done',
          reported_at: clock.iso(),
          reported_by: member.userId,
        });
        await keepVersion(tx, member, 'session', id, report);
        await consumeItems(tx, member, 'session', id, before.required_items);
      }),

    /** A correction with its reason; what stood there before stays readable (F14). */
    amendReport: (member: Member, id: number, { reason, version, ...input }: ReportChange) =>
      change(
        member,
        id,
        async (before, tx) => {
          if (!before.reported_at) throw new Refusal(409, 'no_report', clinicalTexts.noReport);
          const report = {
            report: input.report === undefined ? before.report : input.report,
            report_attachment:
              input.report_attachment === undefined
                ? before.report_attachment.join(',') || null
                : input.report_attachment,
          };
          if (!report.report && !report.report_attachment) {
            throw invalid('report', clinicalTexts.emptyReport);
          }
          // The same correction, sent once more after a lost answer.
          const attached = before.report_attachment.join(',') || null;
          const isSame =
            report.report === before.report && (report.report_attachment ?? null) === attached;
          if (isSame) return;
          await sessions.within(tx).update(member, id, report);
          await keepVersion(tx, member, 'session', id, { ...report, reason });
        },
        version,
      ),

    reportVersions: (member: Member, id: number) =>
      db.tenant(member.clinicId, async (tx) => {
        found(ownOnly(member, await sessions.within(tx).find(member, id)));
        return versionsOf(tx, member, 'session', id);
      }),

    /** planned → done, planned → canceled; the state that it has already changes nothing. */
    setStatus: (member: Member, id: number, status: SessionState) =>
      change(member, id, async (before, tx) => {
        const state = stateOf(before);
        if (state === status) return;
        if (state !== 'planned') throw new Refusal(409, 'wrong_step', sessionTexts.wrongStep);
        if (status === 'canceled') await cancelSession(db, tx, member, before, null);
        else await sessions.within(tx).update(member, id, { status });
      }),

    cancel: (member: Member, id: number, reason: string | null) =>
      change(member, id, async (before, tx) => {
        if (stateOf(before) === 'canceled') throw isCanceled();
        await cancelSession(db, tx, member, before, reason);
      }),
  };
}

/** Done and canceled sessions stay as they are; a price never falls below what was paid. */
export async function editSession(
  db: Database,
  tx: Tx,
  member: Member,
  before: TreatmentSession,
  input: Update,
): Promise<void> {
  refuseEdit(before, input);
  const service = await namedService(tx, member, input);
  const table = sessionsTable(db).within(tx);
  await table.update(member, before.id, {
    ...input,
    ...service,
    ...fixed,
    starts_at: startOf(input, before.starts_at),
    service_cost: input.service_cost === null ? 0 : input.service_cost,
  });
  await replaceItems(tx, member, 'session', before.id, input.required_items);
  const after = found(await table.find(member, before.id));
  if (!isDeepStrictEqual(after.required_items, before.required_items)) {
    await table.touch(member, before.id);
  }
  await takeTime(tx, member, after);
}

/** What an edit never touches, whatever was sent back. */
const fixed = {
  treatment_plan_id: undefined,
  ordinal: undefined,
  status: undefined,
  report: undefined,
  report_attachment: undefined,
};

const isCanceled = () => new Refusal(409, 'canceled', sessionTexts.canceledLocked);

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

/** Gives the time back. With money on it, or once it is done, a session is not canceled (F15). */
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
