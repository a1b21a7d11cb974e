const list =
  'فهرست کاربران با نقش و وضعیت حساب. کاربر را با نام، کد ملی یا تلفن بیابید و نام او را باز کنید. درخواست‌های ثبت نام جدید بالای فهرست است.';
const create =
  'اطلاعات پایه کاربر جدید را بنویسید؛ حساب و دسترسی او مرحله بعد است. آنچه می‌نویسید، تا ثبت کاربر نگه داشته می‌شود.';
const access =
  'بخش‌هایی که کاربر می‌بیند و کاری که در هر بخش می‌تواند انجام دهد. تغییر دسترسی بی‌درنگ در پنجره‌های باز او دیده می‌شود.';
const settings =
  'نقش‌های کاربری و نوع‌های پزشک را تعریف کنید. نقش، دسترسی‌های پیشنهادی کاربر جدید را تعیین می‌کند.';
const reset =
  'رمز جدید برای یک همکار بگذارید. کد تأیید به تلفن خود شما فرستاده می‌شود و همکار باید در ورود بعدی رمز را تغییر دهد.';
const permission =
  'مرحله دوم ثبت کاربر: نام کاربری، رمز عبور، نقش و بخش‌هایی که می‌بیند. شما فقط دسترسی‌هایی را می‌دهید که خودتان دارید. کاربر هنگام اولین ورود رمز را تغییر می‌دهد.';

/** What each screen is for, by its address: shown in the help, and loaded with it. */
export const help = {
  '/account':
    'مشخصات، تصویر و رمز عبور خودتان. نشست‌های فعال را ببینید و نشستی را که نمی‌شناسید ببندید، و تعیین کنید کدام اعلان‌ها به شما برسد.',
  '/admin/users': list,
  '/admin/users/create': create,
  '/admin/users/permission/:systemCode': permission,
  '/admin/users/settings': settings,
  '/admin/users/edit/:id':
    'مشخصات کاربر، نشست‌های او و وضعیت حساب. بستن حساب، همه نشست‌های او را هم می‌بندد.',
  '/admin/users/permission/edit/:id': access,
  '/admin/users/reset-password/:id': reset,
  '/clinic/users': list,
  '/clinic/users/create': create,
  '/clinic/users/user-permission/:systemCode': permission,
  '/clinic/users/settings': settings,
  '/clinic/users/edit/:id':
    'همه‌چیز درباره یک همکار: مشخصات، ساعت کار، خدماتی که انجام می‌دهد، حساب مالی و نشست‌های فعال. بستن حساب، همه نشست‌های او را هم می‌بندد.',
  '/clinic/users/user-permission/edit/:id':
    'نقش همکار را تغییر دهید. دسترسی‌های پیشنهادی نقش را پیش از ذخیره می‌بینید.',
  '/clinic/users/permission/edit/:id': access,
  '/clinic/users/reset-password/:id': reset,
} as const;
