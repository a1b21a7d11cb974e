import type {
  PayrollLine,
  PayrollPreview,
  PayrollPreviewLine,
  PayrollRun,
} from '@ziba/shared/contracts/payroll';
import type { PayrollMonth, PayrollWork } from '@ziba/shared/contracts/payroll-months';

const user = { id: 5, fullName: 'دکتر لیلا سپهری', systemCode: 'U-105' };
const worked = {
  user_id: user.id,
  user,
  income_type: 'ترکیبی',
  fixed_amount: 20_000_000,
  work_days: 26,
  daily_work_hours: 8,
  worked_hours: 208,
  leave_days: 0,
  paid_leave_days: 0,
  fixed_part: 20_000_000,
  percentage_value: 30,
  percentage_source: 'نوبت عادی (ویزیت)',
  items: 2,
  base_amount: 3_000_000,
  percentage_part: 900_000,
  correction: -120_000,
  adjustment: 0,
  note: null,
  total: 20_780_000,
} as const;

export function aPayLine(over: Partial<PayrollPreviewLine> = {}): PayrollPreviewLine {
  return { ...worked, waiting: 0, state: 'open', run_id: null, ...over };
}

/** Mehr of 1405, which is over, with one person. */
export function aPayrollPreview(...lines: PayrollPreviewLine[]): PayrollPreview {
  const data = lines.length > 0 ? lines : [aPayLine()];
  return {
    data,
    meta: { page: 1, limit: data.length, total: data.length, totalPages: 1 },
    month: '1405-07',
    title: 'مهر ۱۴۰۵',
    from: '2026-09-23',
    to: '2026-10-22',
    may_post: true,
    total: data.reduce((sum, { total }) => sum + total, 0),
  };
}

const aRunLine: PayrollLine = { ...worked, id: 301, financial_document_id: 41, status: 'posted' };

export function aPayrollRun(over: Partial<PayrollRun> = {}): PayrollRun {
  return {
    id: 7,
    month: '1405-07',
    title: 'مهر ۱۴۰۵',
    note: null,
    total: worked.total,
    status: 'posted',
    void_reason: null,
    voided_at: null,
    posted_by: { id: 2, fullName: 'مینا صالحی', systemCode: null },
    created_at: '2026-10-24T08:30:00.000Z',
    lines: [aRunLine],
    ...over,
  };
}

export function aPayrollMonth(over: Partial<PayrollMonth> = {}): PayrollMonth {
  return {
    id: '1405-07',
    title: 'مهر ۱۴۰۵',
    from: '2026-09-23',
    to: '2026-10-22',
    state: 'partly',
    posted: 3,
    missing: 1,
    total: 62_000_000,
    ...over,
  };
}

export function aPaidWork(over: Partial<PayrollWork> = {}): PayrollWork {
  return {
    id: 1,
    source: 'visit',
    target: 'appointment',
    target_id: 90,
    title: 'ویزیت پوست',
    patient: { id: 11, full_name: 'سارا رضایی' },
    done_at: '2026-10-01T11:30:00.000Z',
    amount: 1_500_000,
    percentage_value: 30,
    is_correction: false,
    ...over,
  };
}
