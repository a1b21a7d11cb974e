import {
  accountingSettings,
  type AccountingSettings,
} from '@ziba/shared/contracts/accounting-settings';
import { incomeType, type IncomeCode } from '@ziba/shared/contracts/financial-info';
import type { PayrollPreviewLine } from '@ziba/shared/contracts/payroll';
import type { Tx } from '../../db/connect';
import { clinicSettings } from '../../data/clinic-settings';
import { jalaliMonth, type JalaliMonth } from '../../lib/jalali-months';
import { tehranInstant, todayInTehran } from '../../lib/tehran';
import { countsFor, earlierWork, firstMonthToRead } from './earlier-months';
import { correctionsOf, payOf } from './pay';
import { readLeaves, readWorkDays } from './month.queries';
import { readStaff, type StaffMonth } from './payroll.queries';
import type { ChangedWork, CountedWork, NewWork } from './work';
import { readChangedWork, readNewWork } from './work.queries';

/** A person's month; the kind of income is a code as in the database. */
export type MonthLine = Omit<PayrollPreviewLine, 'income_type'> & {
  income_type: IncomeCode | null;
  /** The paid work that an open month counts; what a posted one counted is stored with its line. */
  work: CountedWork[];
  line_id: number | null;
};

/** The kind of income in the words of text 3. */
export const shown = <Line extends { income_type: IncomeCode | null }>(line: Line) => ({
  ...line,
  income_type: line.income_type && incomeType[line.income_type],
});

/** Whether the last day of the month has passed: only then can it be posted. */
export const isMonthOver = ({ end }: Pick<JalaliMonth, 'end'>) => end <= todayInTehran();

interface Clinic {
  month: string;
  settings: AccountingSettings;
  workDays: readonly string[];
  leaves: readonly { user_id: number; hours: number }[];
  fresh: readonly NewWork[];
  changed: readonly ChangedWork[];
}

/** The months of everybody with a financial profile, or of some of them: as posted, or computed now. */
export async function monthLines(
  tx: Tx,
  clinicId: number,
  month: JalaliMonth,
  userIds: number[] | null = null,
): Promise<MonthLine[]> {
  const staff = await readStaff(tx, clinicId, month.month, userIds);
  const workDays = await readWorkDays(tx, clinicId, month.from, month.end);
  const open = staff.filter(({ posted }) => !posted);
  const clinic: Clinic = {
    month: month.month,
    settings: await clinicSettings(tx, clinicId, 'accounting', accountingSettings),
    workDays,
    leaves: await readLeaves(tx, clinicId, workDays),
    fresh: await readNewWork(tx, clinicId, {
      from: tehranInstant(jalaliMonth(firstMonthToRead(open, month.month)).from, '00:00'),
      end: tehranInstant(month.end, '00:00'),
      userIds,
    }),
    changed: await readChangedWork(tx, clinicId, userIds),
  };
  return staff.map((person) => postedLine(person) ?? openLine(person, clinic));
}

function postedLine({ user, posted }: StaffMonth): MonthLine | null {
  return posted && { ...posted, user, state: 'posted', waiting: 0, work: [], line_id: posted.id };
}

function openLine(person: StaffMonth, clinic: Clinic): MonthLine {
  const { user_id, user, income_type, percentage_source, adjustment } = person;
  const { settings, workDays } = clinic;
  const daily_work_hours = person.daily_work_hours ?? settings.daily_work_hours;
  const leave_days = adjustment?.leave_days ?? scheduledLeave(person, daily_work_hours, clinic);
  const ofMonth = workOfMonth(person, clinic);
  const { total, ...pay } = payOf({
    income_type,
    fixed_amount: person.fixed_amount ?? settings.fixed_amount,
    percentage_value: person.percentage_value ?? 0,
    work_days: workDays.length,
    daily_work_hours,
    worked_hours: adjustment?.worked_hours ?? null,
    leave_days,
    allowed_leave: allowedLeave(person, settings),
    base_amount: ofMonth.reduce((sum, { amount }) => sum + amount, 0),
    adjustment: adjustment?.amount ?? 0,
  });
  const { taken, correction, waiting } = correctionsOf(
    total,
    earlierWork(person, clinic.month, clinic),
  );
  return {
    user_id,
    user,
    income_type,
    work_days: workDays.length,
    daily_work_hours,
    leave_days,
    percentage_source,
    items: ofMonth.length,
    ...pay,
    correction,
    waiting,
    adjustment: adjustment?.amount ?? 0,
    note: adjustment?.note ?? null,
    total: total + correction,
    state: 'open',
    run_id: null,
    work: [...ofMonth, ...taken],
    line_id: null,
  };
}

/** Days of leave in the schedule: for each working day its hours of leave, at most a whole day. */
function scheduledLeave({ user_id }: StaffMonth, dailyHours: number, { leaves }: Clinic) {
  const parts = leaves
    .filter((leave) => leave.user_id === user_id)
    .map(({ hours }) => (hours < dailyHours ? hours / dailyHours : 1));
  return Math.round(parts.reduce((sum, part) => sum + part, 0) * 100) / 100;
}

/** The remaining leave of the month and of the year. */
function allowedLeave(person: StaffMonth, settings: AccountingSettings): number {
  const monthly = person.monthly_leave ?? settings.monthly_leave;
  const yearly = person.yearly_leave ?? settings.yearly_leave;
  return Math.max(0, Math.min(monthly, yearly - person.leave_before));
}

/** What was done and paid in full in this month, and is in no posted line. */
function workOfMonth(person: StaffMonth, { month, fresh }: Clinic): CountedWork[] {
  const percentage_value = person.percentage_value ?? 0;
  return fresh
    .filter((work) => work.user_id === person.user_id && work.month === month)
    .filter((work) => countsFor(person, work))
    .map(({ month: _, ...work }) => ({ ...work, percentage_value, is_correction: false }));
}
