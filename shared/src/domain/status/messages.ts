import {
  appointmentStatusLabels as appointment,
  arrivedLabel,
} from '../../contracts/appointment-texts';
import { smsStatusTitles as sms } from '../../contracts/sms-texts';
import { ticketStatusTitles as ticket } from '../../contracts/ticket-texts';
import { operationStateLabels as operation } from '../../contracts/visit-states';
import type { IconName } from '../../ui/controls/icon';
import type { StatusTone } from '../../ui/controls/status-badge';

/** How a status is shown: text, colour and icon, so that it never depends on the colour alone. */
export interface StatusLook {
  label: string;
  tone: StatusTone;
  icon: IconName;
}

const kinds = <Kinds extends Record<string, Record<string, StatusLook>>>(all: Kinds) => all;

const good = (label: string) => ({ label, tone: 'success', icon: 'success' }) as const;
const bad = (label: string) => ({ label, tone: 'danger', icon: 'error' }) as const;
const waiting = (label: string) => ({ label, tone: 'warning', icon: 'clock' }) as const;
const draft = { label: 'پیش‌نویس', tone: 'neutral', icon: 'edit' } as const;
const voided = bad('باطل شده');
const posted = good('ثبت شده');

/**
 * Every status of the product, by kind and by the value that the server sends. Where the texts name a colour
 *, it is used.
 */
export const statuses = kinds({
  appointment: {
    waiting: { label: appointment.waiting, tone: 'neutral', icon: 'clock' },
    arrived: { label: arrivedLabel, tone: 'warning', icon: 'check' },
    visiting: { label: appointment.visiting, tone: 'info', icon: 'prescriptions' },
    done: good(appointment.done),
    canceled: bad(appointment.canceled),
    no_show: { label: appointment.no_show, tone: 'warning', icon: 'warning' },
  },
  /** Whether a prescription was saved for the appointment. */
  action: {
    'انجام شده': good('انجام شده'),
    'انجام نشده': waiting('انجام نشده'),
  },
  session: {
    'انجام نشده': waiting('انجام نشده'),
    'انجام شده': good('انجام شده'),
    'کنسل شده': bad('کنسل شده'),
  },
  /** The texts: paid is green, anything else red. */
  paid: {
    'پرداخت شده': good('پرداخت شده'),
    'پرداخت ناقص': { label: 'پرداخت ناقص', tone: 'danger', icon: 'warning' },
    'پرداخت نشده': bad('پرداخت نشده'),
  },
  plan: {
    waiting: waiting('در انتظار'),
    in_progress: { label: 'در حال انجام', tone: 'info', icon: 'retry' },
    completed: good('انجام شده'),
    canceled: bad('لغو شده'),
  },
  surgery: {
    recorded: waiting('عمل انجام نشده است'),
    reported: good('عمل انجام شده است'),
    canceled: bad('لغو شده'),
  },
  /** How far an operation is, in lists. */
  operation: {
    planned: { label: operation.planned, tone: 'warning', icon: 'calendar' },
    passed: waiting(operation.passed),
    reported: good(operation.reported),
    canceled: bad(operation.canceled),
  },
  pharmacy: {
    recorded: { label: 'نسخه دارویی', tone: 'info', icon: 'file' },
    reported: { label: 'نسخه دارویی', tone: 'info', icon: 'file' },
    canceled: bad('لغو شده'),
  },
  product: {
    available: good('موجود'),
    low: { label: 'رو به اتمام', tone: 'warning', icon: 'warning' },
    near_expiry: waiting('نزدیک به انقضا'),
    service_due: { label: 'موعد سرویس', tone: 'warning', icon: 'settings' },
    out: bad('تمام‌شده'),
    expired: { label: 'منقضی‌شده', tone: 'danger', icon: 'history' },
  },
  ticket: {
    'system-replied': good(ticket['system-replied']),
    'user-replied': waiting(ticket['user-replied']),
    closed: { label: ticket.closed, tone: 'neutral', icon: 'archive' },
  },
  /** Of clinics and users. The texts: active is green, anything else red. */
  account: {
    active: good('فعال'),
    pending: { label: 'در انتظار تأیید', tone: 'danger', icon: 'clock' },
    suspended: { label: 'غیرفعال', tone: 'danger', icon: 'no-access' },
    archived: { label: 'بایگانی‌شده', tone: 'danger', icon: 'archive' },
    draft: { ...draft, tone: 'danger' },
    expired: { label: 'اشتراک پایان‌یافته', tone: 'danger', icon: 'history' },
  },
  invoice: {
    draft,
    issued: { label: 'صادر شده', tone: 'info', icon: 'receipt' },
    partially_paid: { label: 'پرداخت ناقص', tone: 'warning', icon: 'warning' },
    paid: good('پرداخت شده'),
    void: voided,
    overdue: { label: 'سررسید گذشته', tone: 'danger', icon: 'clock' },
  },
  payment: {
    posted,
    void: voided,
    refunded: { label: 'بازگردانده شده', tone: 'warning', icon: 'restore' },
  },
  /** Of staff and product documents. */
  document: { posted, void: voided },
  discount: {
    active: good('فعال'),
    upcoming: { label: 'آغاز نشده', tone: 'info', icon: 'clock' },
    expired: { label: 'منقضی‌شده', tone: 'neutral', icon: 'history' },
    used_up: { label: 'ظرفیت تمام‌شده', tone: 'neutral', icon: 'archive' },
  },
  backup: {
    queued: { label: 'در صف', tone: 'neutral', icon: 'clock' },
    running: { label: 'در حال اجرا', tone: 'info', icon: 'retry' },
    done: good('آماده'),
    failed: bad('ناموفق'),
  },
  cash: {
    open: good('باز'),
    closed: { label: 'بسته', tone: 'neutral', icon: 'archive' },
  },
  sms: {
    queued: { label: sms.queued, tone: 'neutral', icon: 'clock' },
    sent: { label: sms.sent, tone: 'info', icon: 'sms' },
    delivered: good(sms.delivered),
    failed: bad(sms.failed),
    blacklisted: { label: sms.blacklisted, tone: 'danger', icon: 'no-access' },
  },
});
