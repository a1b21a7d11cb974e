/** The ways to look at the clinic's appointments. */
export const m = {
  views: 'نماهای نوبت‌ها',
  home: 'نوبت‌ها',
  board: 'تقویم نوبت‌ها',
  waitingRoom: 'اتاق انتظار',
  all: 'همه نوبت‌ها',
  book: 'ثبت نوبت',
} as const;
