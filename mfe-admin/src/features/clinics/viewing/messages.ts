/** Texts of looking at a clinic as its manager would. */
export const m = {
  view: 'مشاهده به جای کلینیک',
  text: (name: string, minutes: string) =>
    `${name} را همان‌گونه می‌بینید که مدیر آن می‌بیند؛ فقط برای خواندن و تا ${minutes} دقیقه، در همین زبانه. دلیل در گزارش تغییرات کلینیک و سامانه ثبت می‌شود.`,
  reason: 'دلیل مشاهده',
  failed: 'مشاهده آغاز نشد.',
} as const;
