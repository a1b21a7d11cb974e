export const m = {
  empty: 'هنوز پیامی نوشته نشده است',
  you: 'شما',
  today: 'امروز',
  yesterday: 'دیروز',
  sending: 'در حال ارسال…',
  failed: 'ارسال نشد',
  sendAgain: 'ارسال دوباره',
  remove: 'حذف پیام',
  newBelow: 'پیام تازه',
  write: 'متن پیام',
  send: 'ارسال',
  keys: 'Enter می‌فرستد، Shift+Enter خط تازه می‌گذارد.',
} as const;
