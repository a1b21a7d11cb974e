import type { PageQuery } from '@ziba/shared/contracts/lists';
import { appointmentStatuses } from '@ziba/shared/contracts/appointments';
import {
  longestRange,
  reportTexts,
  type AppointmentReport,
  type appointmentReportQuery,
  type IncomeReport,
  type incomeQuery,
  type PatientReport,
} from '@ziba/shared/contracts/reports';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { orderBy, persian, placed, searchIn } from '../../data/conditions';
import { firstOf, pageOfRows } from '../../data/pages';
import { found, invalid } from '../../lib/refusal';
import { addDays, todayInTehran } from '../../lib/tehran';
import * as queries from './reports.queries';

interface Range {
  from: string;
  to: string;
}

/** The requested days, or the last 30. Errors: 400 an end before the start, too many days. */
function rangeOf({ from, to = todayInTehran() }: Partial<Range>): Range {
  const start = from ?? addDays(to, -29);
  if (start > to) throw invalid('to', reportTexts.range);
  if (lengthOf({ from: start, to }) > longestRange) throw invalid('to', reportTexts.tooLong);
  return { from: start, to };
}

const lengthOf = ({ from, to }: Range) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** How the list of debtors can be searched and sorted. */
const listed = {
  searched: ['search_norm'],
  sorted: {
    name: persian('full_name'),
    full_name: persian('full_name'),
    total: 'total',
    since: 'since',
    older: 'older',
  },
  defaultSort: '-total',
};

/** Reads the income by day, method, doctor, service or target, and the total of the same number of days before (P1). */
export const reportIncome = (db: Database, member: Member, query: z.output<typeof incomeQuery>) =>
  db.tenant(member.clinicId, async (tx): Promise<IncomeReport> => {
    const range = rangeOf(query);
    const days = lengthOf(range);
    const of = [member.clinicId, range.from, range.to];
    const before = [member.clinicId, addDays(range.from, -days), addDays(range.to, -days)];
    const lines = await tx.query<queries.IncomeLine>(queries.income[query.by ?? 'day'], of);
    const [previous] = await tx.query<{ total: number }>(queries.incomeTotal, before);
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    return { ...firstOf(lines), ...range, total, previous_total: found(previous).total };
  });

/** Counts appointments by status. A doctor sees the figures of their own appointments only. */
export const reportAppointments = (
  db: Database,
  member: Member,
  query: z.output<typeof appointmentReportQuery>,
) =>
  db.tenant(member.clinicId, async (tx): Promise<AppointmentReport> => {
    const range = rangeOf(query);
    const doctorId = member.type === 'doctor' ? member.userId : null;
    const lines = await tx.query<queries.AppointmentLine>(
      queries.appointmentLines[query.by ?? 'day'],
      [member.clinicId, range.from, range.to, doctorId],
    );
    const total = totalOf(lines);
    const over = total.done + total.no_show;
    const no_show_rate = over === 0 ? 0 : Math.round((total.no_show / over) * 1000) / 10;
    return { ...firstOf(lines), ...range, total, no_show_rate };
  });

/** Reads who owes money, by the age of the debt. */
export const reportDebts = (db: Database, member: Member, query: PageQuery) =>
  db.tenant(member.clinicId, async (tx) => {
    const { text, values } = placed([searchIn(listed, query.search)], [member.clinicId]);
    const from = `from ${queries.debtors} ${text && `where ${text}`}`;
    const [sum] = await tx.query<{ count: number; total: number }>(
      `select count(*)::int as count, coalesce(sum(t.total), 0)::bigint as total ${from}`,
      values,
    );
    const { page, limit } = query;
    const rows = await tx.query<queries.Debtor>(
      `select t.* ${from} ${orderBy(listed, query.sort)}
           limit ${limit} offset ${(page - 1) * limit}`,
      values,
    );
    const { count, total } = found(sum);
    return { ...pageOfRows(rows, query, count), total };
  });

/** Counts new patients, and patients who came again. */
export const reportPatients = (db: Database, member: Member, query: Partial<Range>) =>
  db.tenant(member.clinicId, async (tx): Promise<PatientReport> => {
    const range = rangeOf(query);
    const [row] = await tx.query<queries.PatientCounts>(queries.patientCounts, [
      member.clinicId,
      range.from,
      range.to,
    ]);
    return { ...range, ...found(row) };
  });

function totalOf(lines: readonly queries.AppointmentLine[]): AppointmentReport['total'] {
  const total = { total: 0, waiting: 0, visiting: 0, done: 0, canceled: 0, no_show: 0 };
  for (const line of lines) {
    total.total += line.total;
    for (const status of appointmentStatuses) total[status] += line[status];
  }
  return total;
}
