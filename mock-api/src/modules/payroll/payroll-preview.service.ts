import { largestAmount } from '@ziba/shared/contracts/common';
import {
  payrollTexts as texts,
  type payrollAdjust,
  type PayrollPreview,
  type PayrollPreviewLine,
  type payrollQuery,
} from '@ziba/shared/contracts/payroll';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { where } from '../../data/conditions';
import { jalaliMonth, lastJalaliMonth } from '../../lib/jalali-months';
import { firstOf } from '../../data/pages';
import { found, invalid } from '../../lib/refusal';
import { arranged } from './arranged';
import { isMonthOver, monthLines, shown } from './month-lines';
import { alreadyPosted, noProfile } from './payroll-refusals';
import { adjustmentsTable, lockProfiles } from './payroll.queries';

/** Reads what everybody with a financial profile earned; a posted month is shown as it was posted. */
export const previewPayroll = (
  db: Database,
  member: Member,
  query: z.output<typeof payrollQuery>,
): Promise<PayrollPreview> =>
  db.tenant(member.clinicId, async (tx) => {
    const { month = lastJalaliMonth() } = query;
    const days = jalaliMonth(month);
    const { title, from, to } = days;
    const all = await monthLines(tx, member.clinicId, days);
    const data = arranged(all.map(shown), query);
    const total = data.reduce((sum, line) => sum + line.total, 0);
    return { ...firstOf(data), month, title, from, to, may_post: isMonthOver(days), total };
  });

/**
 * Changes a person's month before it is posted. Errors: 404 no profile; 400 an amount without a note, a sum below zero;
 * 409 posted already.
 */
export const adjustPayroll = (
  db: Database,
  member: Member,
  input: z.output<typeof payrollAdjust>,
): Promise<PayrollPreviewLine> =>
  db.tenant(member.clinicId, async (tx) => {
    const { month, user_id, amount, ...rest } = input;
    const before = await lockedLine(tx, member, month, user_id);
    if (before.state === 'posted') throw alreadyPosted('user_id');
    const table = adjustmentsTable(db).within(tx);
    const sent = { ...rest, ...(amount !== undefined && { amount: amount ?? 0 }) };
    const ofPerson = [where('t.month = ?', month), where('t.user_id = ?', user_id)];
    const [stored] = (await table.all(member, ...ofPerson)).data;
    const merged = { amount: 0, note: null, ...stored, ...sent };
    if (merged.amount !== 0 && !merged.note) throw invalid('note', texts.note);
    if (stored) await table.update(member, stored.id, sent);
    else await table.insert(member, { month, user_id, ...sent });
    const line = found((await monthLines(tx, member.clinicId, jalaliMonth(month), [user_id]))[0]);
    if (line.total < 0) throw invalid('amount', texts.negative);
    if (line.total > largestAmount) throw invalid('amount', texts.tooHigh);
    return shown(line);
  });

async function lockedLine(tx: Tx, { clinicId }: Member, month: string, userId: number) {
  await lockProfiles(tx, clinicId, [userId]);
  const [line] = await monthLines(tx, clinicId, jalaliMonth(month), [userId]);
  if (!line) throw noProfile('user_id');
  return line;
}
