import type { IncomeCode } from '@ziba/shared/contracts/financial-info';
import type { PayrollLine, PayrollRun } from '@ziba/shared/contracts/payroll';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { tenantTable } from '../../data/tenant-table';
import type { CountedWork } from './work';

type Coded<Row> = Omit<Row, 'income_type'> & { income_type: IncomeCode | null };
export type StoredLine = Coded<PayrollLine>;
export type StoredRun = Omit<PayrollRun, 'title' | 'lines'> & { lines: StoredLine[] };

const personSql = (alias: string) => `jsonb_build_object('id', ${alias}.id,
  'fullName', ${alias}."fullName", 'systemCode', ${alias}."systemCode")`;

const measures = [
  'user_id',
  'income_type',
  'fixed_amount',
  'work_days',
  'daily_work_hours',
  'worked_hours',
  'leave_days',
  'paid_leave_days',
  'fixed_part',
  'percentage_value',
  'percentage_source',
  'items',
  'base_amount',
  'percentage_part',
  'correction',
  'adjustment',
  'note',
  'total',
] as const;

const lineSql = `jsonb_build_object('id', l.id, 'run_id', l.run_id, 'user', ${personSql('u')},
  ${measures.map((name) => `'${name}', l.${name}`).join(', ')},
  'financial_document_id', l.financial_document_id,
  'status', case when l.voided_at is null then 'posted' else 'void' end)`;

/** A run counts as void when it was voided itself, or when each of its lines was voided through its document. */
export const runStatusSql = `case when t.voided_at is null and exists (
    select from payroll_lines l
    where l.clinic_id = t.clinic_id and l.run_id = t.id and l.voided_at is null
  ) then 'posted' else 'void' end`;

export const runsTable = (db: Database) =>
  tenantTable<StoredRun>(db, 'payroll_runs', {
    columns: ['month', 'note', 'total', 'posted_by'],
    select: `t.id, t.month, t.note, t.total, ${runStatusSql} as status, t.void_reason, t.voided_at,
      ${personSql('p')} as posted_by, t.created_at, (
        select coalesce(jsonb_agg(${lineSql} order by u."fullName" collate "fa_icu", l.id), '[]')
        from payroll_lines l join users u on u.clinic_id = l.clinic_id and u.id = l.user_id
        where l.clinic_id = t.clinic_id and l.run_id = t.id
      ) as lines`,
    joins: 'join users p on p.clinic_id = t.clinic_id and p.id = t.posted_by',
    searched: ['month', 'note', 'p."fullName"', 't.void_reason'],
    sorted: { month: 'month', name: 'month', total: 'total', created_at: 'created_at' },
  });

export const linesTable = (db: Database) =>
  tenantTable<{ id: number }>(db, 'payroll_lines', {
    columns: ['run_id', 'month', 'financial_document_id', 'keeps_items', ...measures],
    select: 't.id',
  });

const keepWork = {
  name: 'payroll.keep_work',
  text: `insert into payroll_items (clinic_id, user_id, line_id, staff_id, source, appointment_id,
      session_id, transcription_id, amount, percentage_value, is_correction)
    select $1, $2, $3, i.user_id, i.source, i.appointment_id, i.session_id, i.transcription_id,
      i.amount, i.percentage_value, i.is_correction
    from jsonb_to_recordset($4::jsonb) as i (user_id int, source text, appointment_id int,
      session_id int, transcription_id int, amount bigint, percentage_value numeric,
      is_correction boolean)`,
};

/** Keeps the work behind a posted line. */
export const insertWork = (
  tx: Tx,
  { clinicId, userId }: Member,
  lineId: number,
  work: readonly CountedWork[],
) => tx.query(keepWork, [clinicId, userId, lineId, JSON.stringify(work)]);

export const adjustmentsTable = (db: Database) =>
  tenantTable<Adjustment>(db, 'payroll_adjustments', {
    columns: ['month', 'user_id', 'worked_hours', 'leave_days', 'amount', 'note'],
    select: 't.id, t.worked_hours, t.leave_days, t.amount, t.note',
  });

export interface Adjustment {
  id: number;
  worked_hours: number | null;
  leave_days: number | null;
  amount: number;
  note: string | null;
}

/** Reads one person with a financial profile, and the stored data of their month. */
export interface StaffMonth {
  user_id: number;
  user: PayrollLine['user'];
  income_type: IncomeCode | null;
  fixed_amount: number | null;
  daily_work_hours: number | null;
  percentage_value: number | null;
  percentage_source: string | null;
  monthly_leave: number | null;
  yearly_leave: number | null;
  adjustment: Adjustment | null;
  /** The paid leave of the earlier months of the year, as posted. */
  leave_before: number;
  /** The posted line of the month. */
  posted: (StoredLine & { run_id: number }) | null;
  /** All posted months of the person with the terms that they were posted under. */
  history: PostedMonth[];
}

interface PostedMonth {
  month: string;
  income_type: IncomeCode | null;
  percentage_value: number;
  percentage_source: string | null;
  keeps_items: boolean;
}

const lockStaff = {
  name: 'payroll.lock_staff',
  text: `select f.user_id from financial_info f
    where f.clinic_id = $1 and f.archived_at is null and ($2::int[] is null or f.user_id = any ($2))
    order by f.user_id for update`,
};

/**
 * Locks the profiles of the given people, or of all, until the transaction ends: another transaction that posts or
 * changes the pay of the same people waits.
 */
export const lockProfiles = (tx: Tx, clinicId: number, userIds: number[] | null) =>
  tx.query(lockStaff, [clinicId, userIds]);

const staffOf = {
  name: 'payroll.staff',
  text: `select f.user_id, ${personSql('u')} as user, f.income_type, f.fixed_amount,
      f.daily_work_hours, f.percentage_value, f.percentage_source, f.monthly_leave, f.yearly_leave,
      (select jsonb_build_object('id', a.id, 'worked_hours', a.worked_hours,
          'leave_days', a.leave_days, 'amount', a.amount, 'note', a.note)
        from payroll_adjustments a
        where a.clinic_id = $1 and a.user_id = f.user_id and a.month = $2) as adjustment,
      (select coalesce(sum(l.paid_leave_days), 0) from payroll_lines l
        where l.clinic_id = $1 and l.user_id = f.user_id and l.voided_at is null
          and left(l.month, 4) = left($2, 4) and l.month < $2) as leave_before,
      (select ${lineSql} from payroll_lines l
        where l.clinic_id = $1 and l.user_id = f.user_id and l.month = $2
          and l.voided_at is null) as posted,
      (select coalesce(jsonb_agg(jsonb_build_object('month', l.month, 'income_type', l.income_type,
          'percentage_value', l.percentage_value, 'percentage_source', l.percentage_source,
          'keeps_items', l.keeps_items)), '[]')
        from payroll_lines l
        where l.clinic_id = $1 and l.user_id = f.user_id and l.voided_at is null) as history
    from financial_info f join users u on u.clinic_id = f.clinic_id and u.id = f.user_id
    where f.clinic_id = $1 and f.archived_at is null and u.archived_at is null
      and ($3::int[] is null or f.user_id = any ($3))
    order by u."fullName" collate "fa_icu", f.user_id`,
};

export const readStaff = (tx: Tx, clinicId: number, month: string, userIds: number[] | null) =>
  tx.query<StaffMonth>(staffOf, [clinicId, month, userIds]);

const voidRun = {
  name: 'payroll.void',
  text: `update payroll_runs set voided_at = app_now(), voided_by = $3, void_reason = $4,
      updated_at = app_now(), version = version + 1
    where clinic_id = $1 and id = $2`,
};

/** Marks only the run as void; its lines become void with their documents. */
export const markVoid = (tx: Tx, { clinicId, userId }: Member, id: number, reason: string) =>
  tx.query(voidRun, [clinicId, id, userId, reason]);
