/** Texts of the field of a scanner. */
export const m = {
  failed: 'ثبت نشد؛ دوباره تلاش کنید.',
  refused: (code: string, why: string) => `${code}: ${why}`,
} as const;
