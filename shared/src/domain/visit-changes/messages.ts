/** What is said about a change of an appointment's status. */
export const m = {
  arrived: (patient: string) => `حضور ${patient} ثبت شد`,
  changed: (state: string) => `وضعیت ویزیت به «${state}» تغییر کرد`,
  changeFailed: 'خطا در ثبت وضعیت نوبت',
  undone: (state: string) => `بازگردانده شد؛ وضعیت نوبت اکنون «${state}» است`,
  undoFailed: 'خطا در بازگرداندن وضعیت نوبت',
  nowIs: (state: string) => `وضعیت این نوبت اکنون «${state}» است.`,
  underWay: 'کار دیگری با این نوبت در حال انجام است',
} as const;
