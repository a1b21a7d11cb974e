import { largestAmount } from '@ziba/shared/contracts/common';
import { documentType } from '@ziba/shared/contracts/financial-documents';
import {
  payrollTexts as texts,
  type payrollAdjust,
  type payrollPost,
  type PayrollPreview,
  type PayrollPreviewLine,
  type payrollQuery,
  type PayrollRun,
  type payrollRunQuery,
} from '@ziba/shared/contracts/payroll';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { where } from '../../data/conditions';
import { announce } from '../../data/events';
import { jalaliMonth, jalaliMonthTitle, lastJalaliMonth } from '../../lib/jalali-months';
import { firstOf } from '../../data/pages';
import { found, invalid, Refusal } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import { createDocument, voidDocument } from '../financial-documents/financial-documents.service';
import { standingOf } from '../staff-ledger/staff-ledger';
import { arranged } from './arranged';
import { monthLines, shown, type MonthLine } from './month-lines';
import * as queries from './payroll.queries';

const withWords = (run: queries.StoredRun): PayrollRun => ({
  ...run,
  title: jalaliMonthTitle(run.month),
  lines: run.lines.map(shown),
});

/** The pay of a Jalali month: preview, put right, post, void (beyond L7). */
export function payrollOf(db: Database) {
  const runs = queries.runsTable(db);
  const lines = queries.linesTable(db);
  const adjustments = queries.adjustmentsTable(db);

  return {
    has: runs.has,

    find: async (member: Member, id: number) => withWords(found(await runs.find(member, id))),

    /** The runs, newest first, each with its lines. */
    page: async (member: Member, query: z.output<typeof payrollRunQuery>) => {
      const { data, meta } = await runs.page(
        member,
        query,
        where('t.month = ?', query.month),
        where(`${queries.runStatusSql} = ?`, query.status),
        where(
          `exists (select from payroll_lines l
            where l.clinic_id = t.clinic_id and l.run_id = t.id and l.user_id = ?)`,
          query.user_id,
        ),
      );
      return { data: data.map(withWords), meta };
    },

    /** What everybody with a financial profile earned; what was posted stands as it was. */
    preview: (member: Member, query: z.output<typeof payrollQuery>): Promise<PayrollPreview> =>
      db.tenant(member.clinicId, async (tx) => {
        const { month = lastJalaliMonth() } = query;
        const days = jalaliMonth(month);
        const { title, from, to, end } = days;
        const all = await monthLines(tx, member.clinicId, days);
        const data = arranged(all.map(shown), query);
        const total = data.reduce((sum, line) => sum + line.total, 0);
        return { ...firstOf(data), month, title, from, to, may_post: isOver(end), total };
      }),

    /**
     * Puts a person's month right before it is posted. Errors: 404 no profile; 400 an amount without a
     * note, a sum below zero; 409 posted already.
     */
    adjust: (member: Member, input: z.output<typeof payrollAdjust>): Promise<PayrollPreviewLine> =>
      db.tenant(member.clinicId, async (tx) => {
        const { month, user_id, amount, ...rest } = input;
        const before = await lockedLine(tx, member, month, user_id);
        if (before.state === 'posted') throw posted('user_id');
        const table = adjustments.within(tx);
        const sent = { ...rest, ...(amount !== undefined && { amount: amount ?? 0 }) };
        const stored = await ofMonth(tx, member, month, user_id);
        const merged = { amount: 0, note: null, ...stored, ...sent };
        if (merged.amount !== 0 && !merged.note) throw invalid('note', texts.note);
        if (stored) await table.update(member, stored.id, sent);
        else await table.insert(member, { month, user_id, ...sent });
        const line = found(
          (await monthLines(tx, member.clinicId, jalaliMonth(month), [user_id]))[0],
        );
        if (line.total < 0) throw invalid('amount', texts.negative);
        if (line.total > largestAmount) throw invalid('amount', texts.tooHigh);
        return shown(line);
      }),

    /**
     * Posts a month, once for each person: a financial document and, by it, a line of their account.
     * Errors: 404 no profile; 409 a month that is not over, posted already, a sum below zero.
     */
    post: (member: Member, input: z.output<typeof payrollPost>): Promise<PayrollRun> =>
      db.tenant(member.clinicId, async (tx) => {
        const { month, user_ids = null, note = null } = input;
        if (!isOver(jalaliMonth(month).end)) throw new Refusal(409, 'month_open', texts.running);
        const open = await linesToPost(tx, member, month, user_ids);
        const run = await runs.within(tx).insert(member, {
          month,
          note,
          total: open.reduce((sum, line) => sum + line.total, 0),
          posted_by: member.userId,
        });
        for (const line of open) await postLine(tx, member, run.id, month, line);
        await announceChange(tx, member, run.id, month);
        return withWords(found(await runs.within(tx).find(member, run.id)));
      }),

    /** Voids a run with the documents of its people, who can then be posted again. 409 when void. */
    void: (member: Member, id: number, reason: string): Promise<PayrollRun> =>
      db.tenant(member.clinicId, async (tx) => {
        const table = runs.within(tx);
        const before = found(await table.findLocked(member, id));
        if (before.status === 'void') throw new Refusal(409, 'voided', texts.voided);
        for (const line of before.lines.filter(({ status }) => status === 'posted')) {
          await voidDocument(tx, member, line.financial_document_id, reason);
        }
        await queries.markVoid(tx, member, id, reason);
        await audit(tx, member, {
          action: 'void',
          entity: 'payroll_runs',
          entityId: id,
          before: { status: before.status },
          after: { status: 'void', reason },
        });
        await announceChange(tx, member, id, before.month);
        return withWords(found(await table.find(member, id)));
      }),
  };

  async function ofMonth(tx: Tx, member: Member, month: string, userId: number) {
    const { data } = await adjustments
      .within(tx)
      .all(member, where('t.month = ?', month), where('t.user_id = ?', userId));
    return data[0];
  }

  /** The document and the line of one person. */
  async function postLine(tx: Tx, member: Member, run_id: number, month: string, line: MonthLine) {
    const { carried_forward, previous_credit } = await standingOf(tx, member, line.user_id);
    const document = await createDocument(tx, member, {
      user_id: line.user_id,
      title: texts.documentTitle(jalaliMonthTitle(month)),
      document_type: documentType.payment,
      calculated_salary_this_month: line.total,
      carried_forward: Math.min(carried_forward, largestAmount),
      previous_credit: Math.min(previous_credit, largestAmount),
      description: line.note,
    });
    const { id: financial_document_id } = document;
    await lines.within(tx).insert(member, { ...line, run_id, month, financial_document_id });
  }
}

const isOver = (end: string) => end <= todayInTehran();

const posted = (field: string) =>
  new Refusal(409, 'posted', texts.posted, { [field]: texts.posted });

async function lockedLine(tx: Tx, { clinicId }: Member, month: string, userId: number) {
  await queries.lockProfiles(tx, clinicId, [userId]);
  const [line] = await monthLines(tx, clinicId, jalaliMonth(month), [userId]);
  if (!line) throw noProfile('user_id');
  return line;
}

const noProfile = (field: string) =>
  new Refusal(404, 'not_found', texts.noProfile, { [field]: texts.noProfile });

/** Those who are asked for, or all who were not posted yet; nobody else posts them meanwhile. */
async function linesToPost(tx: Tx, { clinicId }: Member, month: string, userIds: number[] | null) {
  await queries.lockProfiles(tx, clinicId, userIds);
  const all = await monthLines(tx, clinicId, jalaliMonth(month), userIds);
  if (userIds && all.length < userIds.length) throw noProfile('user_ids');
  const open = all.filter(({ state }) => state === 'open');
  if (userIds && open.length < userIds.length) throw posted('user_ids');
  if (open.length === 0) throw new Refusal(409, 'posted', texts.nothing);
  if (open.some(({ total }) => total < 0)) throw new Refusal(409, 'negative_pay', texts.negative);
  const isTooHigh = ({ total, fixed_part, base_amount }: MonthLine) =>
    Math.max(total, fixed_part, base_amount) > largestAmount;
  if (open.some(isTooHigh)) throw new Refusal(409, 'too_high', texts.tooHigh);
  return open;
}

/** Open screens of the accounts read the month again. */
function announceChange(tx: Tx, member: Member, id: number, month: string): Promise<void> {
  const data = { id, month };
  return announce(tx, member.clinicId, { type: 'payroll.changed', data, sections: ['accounting'] });
}
