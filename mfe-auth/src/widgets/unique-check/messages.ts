import { authTexts } from '@ziba/shared/contracts/auth-texts';
import { userTexts } from '@ziba/shared/contracts/users';

/** Texts of the check whether an e-mail address or a username is free. */
export const m = {
  taken: {
    email: authTexts.emailTaken,
    username: userTexts.usernameTaken,
  },
  free: { email: 'این ایمیل آزاد است', username: 'این نام کاربری آزاد است' },
  checking: 'در حال بررسی…',
  failed: 'بررسی ممکن نشد، دوباره تلاش کنید',
  later: 'اکنون بررسی ممکن نیست؛ هنگام ثبت دوباره بررسی می‌شود',
} as const;
