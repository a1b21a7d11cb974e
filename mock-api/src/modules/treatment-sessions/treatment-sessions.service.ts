import {
  clinicalTexts,
  type reportChange,
  type reportInput,
} from '@ziba/shared/contracts/clinical';
import {
  sessionTexts,
  type SessionState,
  type sessionInput,
  type sessionUpdate,
  type TreatmentSession,
} from '@ziba/shared/contracts/treatment-sessions';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { isOwn, ownOnly } from '../../data/own-rows';
import { found, invalid, Refusal } from '../../lib/refusal';
import { takePayment, type Money } from '../payments/take-payment';
import { holdCalendar } from '../schedule/calendar-lock';
import { keepVersion, versionsOf } from './report-versions';
import { consumeItems } from './required-items';
import {
  addSession,
  announceSession,
  cancelSession,
  changeSession,
  editSession,
  isCanceled,
  type SessionWork,
} from './session-changes';
import { lockedPlan, markSessions, sessionsTable, stateOf } from './treatment-sessions.queries';

type Input = z.output<typeof sessionInput>;
type Update = z.output<typeof sessionUpdate>;
type Report = z.output<typeof reportInput>;
type ReportChange = z.output<typeof reportChange>;

/** The session as every answer shows it: marked when its doctor does not work at its time. */
const marked = async (tx: Tx, { clinicId }: Member, session: TreatmentSession) =>
  found((await markSessions(tx, clinicId, [session]))[0]);

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
        return marked(tx, member, row);
      }),

    create: (member: Member, input: Input) =>
      db.tenant(member.clinicId, async (tx) => {
        await holdCalendar(tx, member.clinicId);
        const plan = await lockedPlan(tx, member.clinicId, input.treatment_plan_id);
        if (!plan || !isOwn(member, plan)) throw invalid('treatment_plan_id', sessionTexts.plan);
        if (plan.canceled_at) throw new Refusal(409, 'plan_canceled', sessionTexts.planCanceled);
        return marked(tx, member, await addSession(db, tx, member, plan, input));
      }),

    edit: (member: Member, id: number, input: Update) =>
      change(member, id, (before, tx) => editSession(db, tx, member, before, input)),

    /** Payment of a part or of all that remains; what is done still takes money (api.md). */
    addPayment: (member: Member, id: number, money: Money) =>
      db.tenant(member.clinicId, async (tx) => {
        const payment = await takePayment(tx, member, { ...money, target: 'session', id });
        const session = found(await sessions.within(tx).find(member, id));
        await announceSession(tx, member, session);
        return { ...(await marked(tx, member, session)), payment };
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
