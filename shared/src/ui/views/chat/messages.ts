export const m = {
  empty: 'هنوز پیامی نوشته نشده است',
  you: 'شما',
  today: 'امروز',
  yesterday: 'دیروز',
  sending: 'در حال ارسال…',
  failed: 'ارسال نشد',
  sendAgain: 'ارسال دوباره',
  remove: 'حذف پیام',
  newBelow: 'پیام جدید',
  write: 'متن پیام',
  send: 'ارسال',
  keys: 'Enter می‌فرستد، Shift+Enter خط جدید می‌گذارد.',
} as const;
