/** Texts of the banner for an operator who looks at a clinic. */
export const m = {
  title: (clinic: string) => `در حال مشاهده ${clinic}`,
  text: (minutes: string) =>
    `به جای مدیر کلینیک می‌بینید؛ چیزی ثبت نمی‌شود. زمان باقی‌مانده: ${minutes} دقیقه`,
  end: 'پایان مشاهده',
} as const;
