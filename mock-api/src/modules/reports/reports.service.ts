import type { PageQuery } from '@ziba/shared/contracts/lists';
import type {
  AppointmentReport,
  appointmentReportQuery,
  IncomeReport,
  incomeQuery,
  PatientReport,
} from '@ziba/shared/contracts/reports';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { doctorAsked } from '../../data/own-rows';
import { orderBy, persian, placed, searchIn } from '../../data/conditions';
import { firstOf, pageOfRows } from '../../data/pages';
import { found } from '../../lib/refusal';
import { rangeBefore, rangeOf, type Range } from './report-range';
import * as queries from './reports.queries';

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

/** Reads the income by day, method, doctor, service or target, and the total of the same number of days before. */
export const reportIncome = (db: Database, member: Member, query: z.output<typeof incomeQuery>) =>
  db.tenant(member.clinicId, async (tx): Promise<IncomeReport> => {
    const range = rangeOf(query);
    const lines = await tx.query<queries.IncomeLine>(
      queries.income[query.by ?? 'day'],
      valuesOf(member, range),
    );
    const before = valuesOf(member, rangeBefore(range));
    const { total } = first(await tx.query<queries.IncomeTotal>(queries.incomeTotal, before));
    const sums = {
      received: sumOf(lines, 'received'),
      refunded: sumOf(lines, 'refunded'),
      total: sumOf(lines, 'amount'),
    };
    return { ...firstOf(lines), ...range, ...sums, previous_total: total };
  });

/** Counts appointments by status. A doctor sees the figures of their own appointments only. */
export const reportAppointments = (
  db: Database,
  member: Member,
  query: z.output<typeof appointmentReportQuery>,
) =>
  db.tenant(member.clinicId, async (tx): Promise<AppointmentReport> => {
    const range = rangeOf(query);
    const lines = await tx.query<queries.AppointmentLine>(
      queries.appointmentLines[query.by ?? 'day'],
      [...valuesOf(member, range), doctorAsked(member, undefined) ?? null],
    );
    const total = countsOf(lines);
    const before = await appointmentsOf(tx, member, rangeBefore(range));
    return {
      ...firstOf(lines),
      ...range,
      total,
      no_show_rate: noShowRate(total),
      previous: { ...before, no_show_rate: noShowRate(before) },
    };
  });

type Counts = AppointmentReport['total'];

async function appointmentsOf(tx: Tx, member: Member, range: Range): Promise<Counts> {
  const of = [...valuesOf(member, range), doctorAsked(member, undefined) ?? null];
  return first(await tx.query<Counts>(queries.appointmentTotal, of));
}

/** The sums of all lines. */
const countsOf = (lines: readonly Counts[]): Counts => ({
  total: sumOf(lines, 'total'),
  waiting: sumOf(lines, 'waiting'),
  visiting: sumOf(lines, 'visiting'),
  done: sumOf(lines, 'done'),
  canceled: sumOf(lines, 'canceled'),
  no_show: sumOf(lines, 'no_show'),
});

const sumOf = <Name extends string>(lines: readonly Record<Name, number>[], name: Name): number =>
  lines.reduce((sum, line) => sum + line[name], 0);

/** Percent of the appointments that are over. */
function noShowRate({ done, no_show }: Counts): number {
  const over = done + no_show;
  return over === 0 ? 0 : Math.round((no_show / over) * 1000) / 10;
}

/** Reads who owes money, by the age of the debt. */
export const reportDebts = (db: Database, member: Member, query: PageQuery) =>
  db.tenant(member.clinicId, async (tx) => {
    const { text, values } = placed([searchIn(listed, query.search)], [member.clinicId]);
    const from = `from ${queries.debtors} ${text && `where ${text}`}`;
    const { count, total, ...ages } = first(
      await tx.query<queries.DebtSums>(`select ${queries.debtSums} ${from}`, values),
    );
    const { page, limit } = query;
    const rows = await tx.query<queries.Debtor>(
      `select t.* ${from} ${orderBy(listed, query.sort)}
           limit ${limit} offset ${(page - 1) * limit}`,
      values,
    );
    return { ...pageOfRows(rows, query, count), total, ages };
  });

/** Counts new patients, and patients who came again. */
export const reportPatients = (db: Database, member: Member, query: Partial<Range>) =>
  db.tenant(member.clinicId, async (tx): Promise<PatientReport> => {
    const range = rangeOf(query);
    const counts = async (of: Range) =>
      first(await tx.query<queries.PatientCounts>(queries.patientCounts, valuesOf(member, of)));
    return { ...range, ...(await counts(range)), previous: await counts(rangeBefore(range)) };
  });

const valuesOf = ({ clinicId }: Member, { from, to }: Range) => [clinicId, from, to];
const first = <Row>(rows: readonly Row[]): Row => found(rows[0]);
