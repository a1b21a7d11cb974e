/** Going from day to day. */
export const m = {
  choose: (shown: string) => `${shown}، باز کردن تقویم`,
  dayBefore: 'روز قبل',
  dayAfter: 'روز بعد',
  weekBefore: 'هفته قبل',
  weekAfter: 'هفته بعد',
  calendar: 'انتخاب روز',
} as const;
