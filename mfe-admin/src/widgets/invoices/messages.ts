import type { InvoiceRow } from '@ziba/shared/contracts/invoices';
import type { SubscriptionRequest } from '@ziba/shared/contracts/subscription';

/** How invoices of the platform and requests for a renewal stand. */
export const m = {
  statuses: {
    draft: 'پیش‌نویس',
    issued: 'صادرشده',
    partially_paid: 'پرداخت ناقص',
    paid: 'پرداخت شده',
    void: 'باطل شده',
  } satisfies Record<InvoiceRow['status'], string>,
  methods: {
    transfer: 'انتقال بانکی',
    card: 'کارت',
    cash: 'نقدی',
    other: 'سایر',
  } as Readonly<Record<string, string>>,
  overdue: 'سررسید گذشته',
  requestStatuses: {
    waiting: 'در انتظار بررسی',
    approved: 'تأیید شده',
    refused: 'رد شده',
    withdrawn: 'پس گرفته شده',
  } satisfies Record<SubscriptionRequest['status'], string>,
} as const;
