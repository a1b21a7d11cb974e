/** Texts of the payment for a prescription. */
export const m = {
  pay: 'پرداخت هزینه',
  history: 'تاریخچه پرداخت',
  of: (action: string, prescription: string) => `${action} ${prescription}`,
  nameOf: (type: string, patient: string) => `${type} ${patient}`,
  whyPaid: 'هزینه این نسخه کامل پرداخت شده است.',
  whyFree: 'این نسخه هزینه‌ای ندارد.',
  whyCanceled: 'این نسخه لغو شده است.',
} as const;
