/** Why an account may not sign in; only the server sends these texts. */
export const accountTexts = {
  accountBlocked:
    'دسترسی اکانت شما توسط مدیر نرم‌افزار محدود شده است. لطفا با پشتیبانی در ارتباط باشید.',
  accountPending:
    'حساب شما در انتظار تأیید است و پس از تأیید می‌توانید وارد شوید. برای پیگیری با مدیر کلینیک یا پشتیبانی تماس بگیرید.',
  subscriptionEnded: 'اشتراک کلینیک شما به اتمام رسیده است. لطفا اشتراک جدید تهیه نمایید.',
  clinicBlocked:
    'دسترسی به کلینیک توسط مدیر نرم‌افزار محدود شده است. لطفا با پشتیبانی در ارتباط باشید.',
  clinicBlockedFor: (reason: string): string => `${accountTexts.clinicBlocked} دلیل: ${reason}`,
} as const;
