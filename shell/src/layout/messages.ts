/** What is asked before one signs out with unsaved work. Apart from the words of every page: it comes later. */
export const words = {
  title: 'تغییرات ثبت نشده است',
  here: 'در این صفحه اطلاعاتی وارد کرده‌اید که هنوز ثبت نشده است.',
  elsewhere:
    'در برگه دیگری از مرورگر اطلاعاتی وارد کرده‌اید که هنوز ثبت نشده است. با خروج، از آن برگه هم خارج می‌شوید.',
  drafts:
    'پیش‌نویس فرم‌ها را می‌توانید تا ورود بعدی خود، حداکثر ۱۲ ساعت، در همان برگه نگه دارید. با ورود کاربر دیگر، پیش‌نویس‌ها پاک می‌شوند.',
  keep: 'خروج و نگه داشتن پیش‌نویس',
  discard: 'خروج بدون ثبت',
  stay: 'انصراف',
} as const;
