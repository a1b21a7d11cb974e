import { tehranInstant } from '../lib/tehran';
import { created } from './samples';
import type { TestApi, TestClinic } from './start-api';

/** 21 March to 20 April 2026: 31 days, of which four are Fridays (10 April is one). */
export const payrollMonth = '1405-01';
export const fixedPay = {
  income_type: 'ثابت',
  fixed_amount: 27_000_000,
  daily_work_hours: 8,
  monthly_leave: 3,
};
export const visitShare = {
  income_type: 'درصدی',
  percentage_value: 30,
  percentage_source: 'نوبت عادی (ویزیت)',
};

export async function aPayrollClinic(api: TestApi) {
  const clinic = api.newClinic();
  const accountant = clinic.as('all', { columns: { fullName: 'حسابدار' } });
  let count = 0;
  const staff = async (profile: object, fullName = `کارمند ${(count += 1)}`, type = 'staff') => {
    const user_id = await clinic.as('all', { type, columns: { fullName } }).userId();
    await created(accountant, '/financialInfo', { user_id, ...profile });
    return user_id;
  };
  const preview = async (query = `month=${payrollMonth}`) =>
    (await accountant('GET', `/payroll/preview?${query}`)).body;
  const lineOf = async (userId: number, of = payrollMonth) =>
    (await preview(`month=${of}`)).data.find(
      (line: { user_id: number }) => line.user_id === userId,
    );
  const post = (body: object = {}) =>
    accountant('POST', '/payroll/runs', { month: payrollMonth, ...body });
  const adjust = (body: object) =>
    accountant('PUT', '/payroll/adjustments', { month: payrollMonth, ...body });
  const ledger = async (userId: number) =>
    (await accountant('GET', `/staff/${userId}/ledger`)).body;
  return { clinic, accountant, staff, preview, lineOf, post, adjust, ledger };
}

/** Marks an appointment as done and changes its type. */
export async function appointmentDone(
  api: TestApi,
  clinic: TestClinic,
  appointmentId: number,
  day: string,
  kind = 'visit',
) {
  const clinicId = await clinic.id();
  const values = [clinicId, appointmentId, tehranInstant(day, '15:00'), kind];
  await api.db.tenant(clinicId, (tx) =>
    tx.query(
      `update appointments set status = 'done', ended_at = $3, package_type = $4
       where clinic_id = $1 and id = $2`,
      values,
    ),
  );
}
