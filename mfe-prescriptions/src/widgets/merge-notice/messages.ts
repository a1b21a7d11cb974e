/** Words about a merge that can still be undone. */
export const m = {
  merged: (name: string, at: string, until: string) =>
    `پرونده «${name}» در ${at} با این پرونده ادغام شد. بازگرداندن ادغام تا ${until} ممکن است.`,
  undo: 'بازگرداندن ادغام',
  undoOf: (name: string) => `بازگرداندن ادغام با پرونده ${name}`,
  text: (name: string) =>
    `آنچه از پرونده «${name}» آمده بود به آن بازمی‌گردد و آن پرونده از بایگانی بیرون می‌آید. آنچه پس از ادغام ثبت شده است در همین پرونده می‌ماند، مگر آنکه به یکی از ردیف‌های جابه‌جاشده مربوط باشد.`,
  failed: 'ادغام بازگردانده نشد.',
  undone: (name: string) => `ادغام با پرونده ${name} بازگردانده شد.`,
  unrestored: (fields: string) => `این مشخصات پس از ادغام تغییر کرده بود و همان‌طور ماند: ${fields}`,
  optOut: 'پیامک تبلیغاتی',
} as const;
