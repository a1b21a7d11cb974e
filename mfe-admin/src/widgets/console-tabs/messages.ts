/** The titles of the console's pages. */
export const m = {
  label: 'کنسول بخش‌ها',
  matrix: 'کلینیک‌ها و بخش‌ها',
  schedules: 'زمان‌بندی‌ها',
  releases: 'انتشارها',
  rings: 'حلقه‌ها',
  tokens: 'توکن‌ها',
  developers: 'توسعه‌دهندگان',
  audit: 'رویدادها',
  explain: 'چرا دیده نمی‌شود؟',
} as const;
