/** Texts of the decision on a request of a clinic. */
export const m = {
  approve: 'تأیید درخواست',
  refuse: 'رد درخواست',
  reason: 'دلیل رد',
  refused: 'درخواست رد شد.',
  failed: 'تصمیم ثبت نشد',
} as const;
