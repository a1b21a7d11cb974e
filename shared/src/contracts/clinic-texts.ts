/** Texts about clinics. */
export const clinicTexts = {
  required: 'لطفا همه فیلدهای ضروری را پر کنید',
  nationalId: 'کد ملی باید ۱۰ رقم باشد',
  phone: 'شماره تماس باید با ۰۹ شروع شود و ۱۱ رقم باشد',
  unknownCategory: 'دسته‌بندی انتخاب شده یافت نشد',
  subscriptionType: 'نوع اشتراک معتبر نیست',
  subscriptionDays: 'تعداد روزهای اشتراک معتبر نیست',
  limit: 'سقف مصرف باید عدد یا نامحدود باشد',
  accentColour: 'رنگ باید به شکل ‎#7a2b62 باشد',
  identity: 'بارگذاری مدارک هویتی الزامی است',
  contract: 'بارگذاری فایل قرارداد الزامی است',
  invoice: 'بارگذاری حداقل یک پیوست پرداخت الزامی است',
  priceChanged: (total: number) =>
    `هزینه‌ها تغییر کرده است. مبلغ جدید ${total.toLocaleString('fa-IR')} تومان است؛ آن را ببینید و دوباره ذخیره کنید`,
  duplicate: 'کلینیکی با این اطلاعات قبلا ثبت شده است؛ لطفا بررسی کنید',
  bySupport: 'این مورد را پشتیبانی زیبا تغییر می‌دهد؛ با پشتیبانی هماهنگ کنید',
  reason: 'لطفا دلیل تعلیق را وارد کنید',
  viewReason: 'لطفا دلیل مشاهده را وارد کنید',
  alreadySuspended: 'این کلینیک پیش‌تر تعلیق شده است',
  notActive: 'فقط کلینیک فعال را می‌توان تعلیق کرد',
  notSuspended: 'این کلینیک تعلیق نشده است',
  alreadyActive: 'این کلینیک فعال است',
  isSuspended: 'این کلینیک تعلیق شده است؛ ابتدا آن را فعال کنید',
  useSuspend: 'برای غیرفعال کردن کلینیک آن را با ذکر دلیل تعلیق کنید',
  categoryName: 'لطفا نام دسته‌بندی را وارد کنید',
  categoryTaken: 'این دسته‌بندی قبلا ثبت شده است',
} as const;

/** Wire values of the texts: by time, or by the number of users. */
export const subscriptionTypes = ['سالیانه', 'کاربر'] as const;
