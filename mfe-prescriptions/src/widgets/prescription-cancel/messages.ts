/** Texts of the cancellation of a prescription. */
export const m = {
  cancel: 'لغو نسخه',
  ask: (prescription: string) => `نسخه ${prescription} لغو می‌شود. این کار بازگشت ندارد.`,
  freesTime: 'زمان عمل برای پزشک آزاد می‌شود.',
  nameOf: (kind: string, patient: string) => `${kind} برای ${patient}`,
  reason: 'دلیل لغو',
  done: 'نسخه لغو شد.',
  failed: 'نسخه لغو نشد.',
} as const;
