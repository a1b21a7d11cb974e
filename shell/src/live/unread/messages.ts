import { toPersianDigits } from '@ziba/shared/format/digits';

/** The mark of the top bar for tickets that were not read. */
export const m = {
  unread: 'تیکت خوانده‌نشده',
  unreadCount: (count: number) => `${toPersianDigits(count)} تیکت خوانده‌نشده`,
} as const;
