/** Why an account is not let in: said by the server alone (text 1 §5, §8). */
export const accountTexts = {
  accountBlocked:
    'دسترسی اکانت شما توسط مدیر نرم‌افزار محدود شده است. لطفا با پشتیبانی در ارتباط باشید.',
  subscriptionEnded: 'اشتراک کلینیک شما به اتمام رسیده است. لطفا اشتراک جدید تهیه نمایید.',
  clinicBlocked:
    'دسترسی به کلینیک توسط مدیر نرم‌افزار محدود شده است. لطفا با پشتیبانی در ارتباط باشید.',
} as const;
