import type { Backup, BackupState } from '@ziba/shared/contracts/backups';
import type { ClinicUsage } from '@ziba/shared/contracts/clinic-usage';
import type { Discount } from '@ziba/shared/contracts/discounts';
import type { Invoice, InvoiceMonth, InvoiceRow } from '@ziba/shared/contracts/invoices';
import type { ClinicReport, PlatformReport } from '@ziba/shared/contracts/platform-reports';
import type {
  Subscription,
  SubscriptionQuote,
  SubscriptionRequest,
} from '@ziba/shared/contracts/subscription';

const at = '2026-01-03T08:30:00.000Z';
const gigabyte = 1024 ** 3;

export function aBackup(over: Partial<Backup> = {}): Backup {
  return {
    id: 7,
    status: 'done',
    rows_done: 5200,
    rows_total: 5200,
    percent: 100,
    bytes: 3 * 1024 ** 2,
    sha256: 'ab12',
    fileName: 'backup-20260103-083000-7.jsonl.gz',
    error: null,
    verified_at: null,
    verification: null,
    is_verifying: false,
    files: 120,
    is_restoring: false,
    restored_at: null,
    restore_error: null,
    created_at: at,
    finished_at: at,
    ...over,
  };
}

export function aBackupState(over: Partial<BackupState> = {}): BackupState {
  return {
    standing: 'stable',
    last_at: at,
    last_bytes: 3 * 1024 ** 2,
    verified_at: null,
    next_at: '2026-02-02T08:30:00.000Z',
    every_days: 30,
    keep: 12,
    ...over,
  };
}

/** A clinic that has used a quarter of its storage and nearly all messages. */
export function aUsage(): ClinicUsage {
  const share = { limit_text: null, percent: null };
  return {
    clinic_id: 1,
    storage: { ...share, used: gigabyte / 2, limit: 2 * gigabyte },
    traffic: { ...share, used: 3 * gigabyte, limit: null },
    sms: { ...share, used: 900, limit: 1000 },
    users: { ...share, used: 8, limit: 10 },
    month_start: '2025-12-22',
    remaining_days: 200,
    subscription_days: 365,
  };
}

export function anInvoiceRow(over: Partial<InvoiceRow> = {}): InvoiceRow {
  return {
    id: 7,
    number: 'INV-1404-7',
    clinic_id: 2,
    clinic: { id: 2, name: 'کلینیک رازی' },
    title: 'اشتراک سالیانه',
    description: null,
    subtotal: 1_000_000,
    tax_rate: 10,
    tax: 100_000,
    total: 1_100_000,
    paid_amount: 300_000,
    remaining: 800_000,
    status: 'partially_paid',
    is_overdue: true,
    due_on: '2026-01-01',
    issued_at: at,
    created_at: at,
    subscription_days: 365,
    ...over,
  };
}

export function anInvoice(over: Partial<Invoice> = {}): Invoice {
  return {
    ...anInvoiceRow(),
    void_reason: null,
    buyer: {
      code: 'C-RAZI-THR-0403-1000002',
      responsible_name: 'لیلا رازی',
      address: 'تهران، خیابان ولیعصر',
      phone: '09121110000',
    },
    lines: [{ id: 1, title: '۲ گیگابایت', unit_price: 500_000, quantity: 2, total: 1_000_000 }],
    payments: [
      {
        id: 3,
        clinic_id: 2,
        invoice_id: 7,
        invoice_number: 'INV-1404-7',
        title: 'اشتراک سالیانه',
        amount: 300_000,
        method: 'card',
        reference: '4821773',
        attachment: null,
        reason: null,
        paid_at: at,
        created_at: at,
      },
    ],
    ...over,
  };
}

export function anInvoiceMonth(over: Partial<InvoiceMonth> = {}): InvoiceMonth {
  return {
    id: '1404-10',
    title: 'دی ۱۴۰۴',
    invoices: 2,
    total: 2_200_000,
    tax: 200_000,
    received: 300_000,
    ...over,
  };
}

const line = {
  id: 4,
  title: 'اشتراک سالیانه',
  type: 'subscription',
  yearly_price: 24_000_000,
  unit_price: 24_000_000,
  quantity: 1,
  total: 24_000_000,
} as const;
const sums = {
  lines: [line],
  subtotal: 24_000_000,
  tax_rate: 10,
  tax: 2_400_000,
  total: 26_400_000,
};

export function aQuote(over: Partial<SubscriptionQuote> = {}): SubscriptionQuote {
  return { days: 365, starts_on: '2026-10-01', ends_on: '2027-10-01', ...sums, ...over };
}

export function aRenewalRequest(over: Partial<SubscriptionRequest> = {}): SubscriptionRequest {
  return {
    id: 5,
    clinic_id: 1,
    clinic: { id: 1, name: 'کلینیک زیبایی مهر', ends_on: '2026-10-01' },
    status: 'waiting',
    days: 365,
    ...sums,
    receipt: null,
    reference: null,
    note: null,
    user_id: 2,
    user_name: 'مینا صالحی',
    reason: null,
    decided_by: null,
    decided_by_name: null,
    decided_at: null,
    invoice_id: null,
    invoice_number: null,
    period: null,
    created_at: at,
    ...over,
  };
}

export function aSubscription(over: Partial<Subscription> = {}): Subscription {
  return {
    clinic_id: 1,
    name: 'کلینیک زیبایی مهر',
    state: 'active',
    subscription_type: 'سالیانه',
    subscription_days: 365,
    subscription_start_date: '2025-10-01',
    subscription_end_date: '2026-10-01',
    remaining_days: 200,
    storage_limit: '2GB',
    upload_traffic_limit: 'Unlimited',
    sms_limit: '1000',
    features: ['پیامک', 'گزارش'],
    usage: aUsage(),
    prices: [],
    resource_ids: [],
    open_request: null,
    requests: [],
    invoices: [anInvoiceRow({ is_overdue: false })],
    periods: [],
    ...over,
  };
}

/** A code of twenty percent, used three times of a hundred. */
export function aDiscount(over: Partial<Discount> = {}): Discount {
  return {
    id: 5,
    version: 1,
    code: 'BAHAR',
    title: 'جشنواره بهار',
    kind: 'percent',
    value: 20,
    service_id: null,
    service: null,
    starts_on: null,
    ends_on: '2026-03-31',
    max_uses: 100,
    per_patient: null,
    used: 3,
    state: 'active',
    created_at: at,
    ...over,
  };
}

export function aPlatformReport(): PlatformReport {
  return {
    clinics: { active: 12, expired: 2, suspended: 1, pending: 3 },
    users: { active: 90, seen: 61 },
    tickets: { to_1: 5, to_3: 2, to_7: 0, older: 4 },
    months: [anInvoiceMonth()],
  };
}

export function aClinicReport(): ClinicReport {
  return {
    id: 2,
    name: 'کلینیک رازی',
    account_status: 'active',
    remaining_days: 120,
    users: 8,
    storage: 2 * gigabyte,
    sms: 350,
    received: 2_200_000,
    owed: 800_000,
  };
}
