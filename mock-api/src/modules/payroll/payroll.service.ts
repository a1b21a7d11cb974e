import { largestAmount } from '@ziba/shared/contracts/common';
import { documentType } from '@ziba/shared/contracts/financial-documents';
import {
  payrollTexts as texts,
  type payrollPost,
  type PayrollRun,
  type payrollRunQuery,
} from '@ziba/shared/contracts/payroll';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { where } from '../../data/conditions';
import { announce } from '../../data/events';
import { jalaliMonth, jalaliMonthTitle } from '../../lib/jalali-months';
import { found, Refusal } from '../../lib/refusal';
import { createDocument, voidDocument } from '../financial-documents/financial-documents.service';
import { standingOf } from '../staff-ledger/staff-ledger';
import { isMonthOver, monthLines, shown, type MonthLine } from './month-lines';
import { alreadyPosted, noProfile } from './payroll-refusals';
import * as queries from './payroll.queries';

const withWords = (run: queries.StoredRun): PayrollRun => ({
  ...run,
  title: jalaliMonthTitle(run.month),
  lines: run.lines.map(shown),
});

/** Reads one posted month with its lines. Errors: 404. */
export const findRun = async (db: Database, member: Member, id: number): Promise<PayrollRun> =>
  withWords(found(await queries.runsTable(db).find(member, id)));

/** Reads the posted months, the newest first, each with its lines. */
export async function listRuns(
  db: Database,
  member: Member,
  query: z.output<typeof payrollRunQuery>,
) {
  const { data, meta } = await queries.runsTable(db).page(
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
}

/**
 * Posts a month, once for each person: it adds a financial document, which adds an entry to their account. Errors: 404
 * no profile; 409 a month that has not ended, posted already, a sum below zero.
 */
export const postRun = (
  db: Database,
  member: Member,
  input: z.output<typeof payrollPost>,
): Promise<PayrollRun> =>
  db.tenant(member.clinicId, async (tx) => {
    const { month, user_ids = null, note = null } = input;
    if (!isMonthOver(jalaliMonth(month))) throw new Refusal(409, 'month_open', texts.running);
    const open = await linesToPost(tx, member, month, user_ids);
    const runs = queries.runsTable(db).within(tx);
    const run = await runs.insert(member, {
      month,
      note,
      total: open.reduce((sum, line) => sum + line.total, 0),
      posted_by: member.userId,
    });
    for (const line of open) await postLine(db, tx, member, run, line);
    await announceChange(tx, member, run);
    return withWords(found(await runs.find(member, run.id)));
  });

/**
 * Voids a run together with the documents of its people; their month can then be posted again. Errors: 409 when it is
 * void already.
 */
export const voidRun = (
  db: Database,
  member: Member,
  id: number,
  reason: string,
): Promise<PayrollRun> =>
  db.tenant(member.clinicId, async (tx) => {
    const runs = queries.runsTable(db).within(tx);
    const before = found(await runs.findLocked(member, id));
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
    await announceChange(tx, member, before);
    return withWords(found(await runs.find(member, id)));
  });

type RunOfMonth = Pick<PayrollRun, 'id' | 'month'>;

/** Adds the document and the line of one person. */
async function postLine(db: Database, tx: Tx, member: Member, run: RunOfMonth, line: MonthLine) {
  const { id: run_id, month } = run;
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
  const values = { ...line, run_id, month, financial_document_id, keeps_items: true };
  const { id } = await queries.linesTable(db).within(tx).insert(member, values);
  await queries.insertWork(tx, member, id, line.work);
}

/** The requested people, or all who were not posted yet, locked so that nobody else posts them meanwhile. */
async function linesToPost(tx: Tx, { clinicId }: Member, month: string, userIds: number[] | null) {
  await queries.lockProfiles(tx, clinicId, userIds);
  const all = await monthLines(tx, clinicId, jalaliMonth(month), userIds);
  if (userIds && all.length < userIds.length) throw noProfile('user_ids');
  const open = all.filter(({ state }) => state === 'open');
  if (userIds && open.length < userIds.length) throw alreadyPosted('user_ids');
  if (open.length === 0) throw new Refusal(409, 'posted', texts.nothing);
  if (open.some(({ total }) => total < 0)) throw new Refusal(409, 'negative_pay', texts.negative);
  const isTooHigh = ({ total, fixed_part, base_amount }: MonthLine) =>
    Math.max(total, fixed_part, base_amount) > largestAmount;
  if (open.some(isTooHigh)) throw new Refusal(409, 'too_high', texts.tooHigh);
  return open;
}

/** Tells the open screens of the accounts to read the month again. */
function announceChange(tx: Tx, member: Member, { id, month }: RunOfMonth): Promise<void> {
  const data = { id, month };
  return announce(tx, member.clinicId, { type: 'payroll.changed', data, sections: ['accounting'] });
}
