import {
  accountingSettings,
  type AccountingSettings,
} from '@ziba/shared/contracts/accounting-settings';
import { incomeType, type IncomeCode } from '@ziba/shared/contracts/financial-info';
import { sourcesIn, type PayrollPreviewLine } from '@ziba/shared/contracts/payroll';
import type { Tx } from '../../db/connect';
import { clinicSettings } from '../../data/clinic-settings';
import type { JalaliMonth } from '../../lib/jalali-months';
import { tehranInstant, todayInTehran } from '../../lib/tehran';
import { payOf } from './pay';
import { readBases, readLeaves, readWorkDays, type Base } from './month.queries';
import { readStaff, type StaffMonth } from './payroll.queries';

/** A person's month; the kind of income is a code as in the database. */
export type MonthLine = Omit<PayrollPreviewLine, 'income_type'> & {
  income_type: IncomeCode | null;
};

/** The kind of income in the words of text 3. */
export const shown = <Line extends { income_type: IncomeCode | null }>(line: Line) => ({
  ...line,
  income_type: line.income_type && incomeType[line.income_type],
});

/** Whether the last day of the month has passed: only then can it be posted. */
export const isMonthOver = ({ end }: Pick<JalaliMonth, 'end'>) => end <= todayInTehran();

interface Clinic {
  settings: AccountingSettings;
  workDays: readonly string[];
  leaves: readonly { user_id: number; hours: number }[];
  bases: readonly Base[];
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
  const clinic: Clinic = {
    settings: await clinicSettings(tx, clinicId, 'accounting', accountingSettings),
    workDays,
    leaves: await readLeaves(tx, clinicId, workDays),
    bases: await readBases(
      tx,
      clinicId,
      tehranInstant(month.from, '00:00'),
      tehranInstant(month.end, '00:00'),
    ),
  };
  return staff.map((person) => postedLine(person) ?? openLine(person, clinic));
}

function postedLine({ user, posted }: StaffMonth): MonthLine | null {
  return posted && { ...posted, user, state: 'posted' };
}

function openLine(person: StaffMonth, clinic: Clinic): MonthLine {
  const { user_id, user, income_type, percentage_source, adjustment } = person;
  const { settings, workDays } = clinic;
  const daily_work_hours = person.daily_work_hours ?? settings.daily_work_hours;
  const leave_days = adjustment?.leave_days ?? scheduledLeave(person, daily_work_hours, clinic);
  const base = baseOf(person, clinic);
  const pay = payOf({
    income_type,
    fixed_amount: person.fixed_amount ?? settings.fixed_amount,
    percentage_value: person.percentage_value ?? 0,
    work_days: workDays.length,
    daily_work_hours,
    worked_hours: adjustment?.worked_hours ?? null,
    leave_days,
    allowed_leave: allowedLeave(person, settings),
    base_amount: base.amount,
    adjustment: adjustment?.amount ?? 0,
  });
  return {
    user_id,
    user,
    income_type,
    work_days: workDays.length,
    daily_work_hours,
    leave_days,
    percentage_source,
    items: base.items,
    ...pay,
    adjustment: adjustment?.amount ?? 0,
    note: adjustment?.note ?? null,
    state: 'open',
    run_id: null,
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

function baseOf({ user_id, income_type, percentage_source }: StaffMonth, clinic: Clinic) {
  const sources = income_type === 'fixed' ? [] : sourcesIn(percentage_source);
  const mine = clinic.bases.filter(
    (base) => base.user_id === user_id && sources.includes(base.source),
  );
  return {
    items: mine.reduce((sum, { items }) => sum + items, 0),
    amount: mine.reduce((sum, { amount }) => sum + amount, 0),
  };
}
