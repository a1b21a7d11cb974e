/** Words of the dialogs and drawers of the kit. */
export const m = {
  leaveTitle: 'تغییرات ثبت نشده است',
  discardText: 'آنچه وارد کرده‌اید هنوز ثبت نشده است و با این کار از دست می‌رود.',
  discard: 'دور انداختن تغییرات',
  keepEditing: 'ادامه ویرایش',
} as const;
