/** Words of the progress of a job: apart from the kit's, which every first list carries. */
export const m = {
  queued: 'در صف انجام',
  leave: 'می‌توانید از این صفحه بروید؛ کار در سرور ادامه می‌یابد و نتیجه همین‌جا می‌ماند.',
  done: 'فایل آماده است',
  download: 'دریافت فایل',
  downloading: 'در حال دریافت…',
} as const;
