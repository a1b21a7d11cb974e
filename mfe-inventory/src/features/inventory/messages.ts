import type { ProductStatus } from '@ziba/shared/contracts/products';

const statuses: Record<ProductStatus, string> = {
  expired: 'منقضی‌شده',
  out: 'تمام‌شده',
  near_expiry: 'نزدیک به انقضا',
  low: 'رو به اتمام',
  service_due: 'موعد سرویس',
  available: 'موجود',
};

export const m = {
  title: 'انبارداری',
  create: 'ثبت کالای جدید',
  edit: 'ویرایش کالا',
  settings: 'تنظیمات پنل انبارداری',
  receive: 'دریافت کالا',
  counts: 'شمارش انبار',
  purchaseList: 'لیست خرید',

  list: 'کالاها',
  search: 'جستجوی نام، کد، بارکد یا برند کالا',
  empty: 'هنوز کالایی ثبت نشده است',
  emptyHint: 'با ثبت نخستین کالا، موجودی، تاریخ انقضا و هشدارهای آن در این فهرست دیده می‌شود.',
  noMatch: 'کالایی با این جستجو و پالایه‌ها یافت نشد',

  fields: {
    name: 'نام کالا',
    product_code: 'کد کالا',
    accounting_code: 'کد حسابداری',
    barcode: 'بارکد',
    brand: 'برند',
    unit: 'واحد اصلی',
    stock: 'موجودی',
    min_required_stock: 'حداقل موجودی',
    expiration_or_service: 'تاریخ انقضا یا سرویس',
    date_kind: 'این تاریخ برای',
    attachment: 'پیوست‌ها',
    description: 'توضیحات',
    type: 'نوع کالا',
    category: 'دسته‌بندی',
    status: 'وضعیت',
  },
  statuses,
  stockOf: (stock: string, unit: string) => `${stock} ${unit}`,

  groups: {
    identity: 'مشخصات کالا',
    codes: 'کدها',
    stock: 'موجودی و انقضا',
    more: 'پیوست و توضیحات',
  },
  codeHint: 'خودکار ساخته شده است و تا پیش از ثبت کالا می‌توانید آن را تغییر دهید.',
  codeLocked: 'کد پس از ثبت کالا تغییر نمی‌کند.',
  moveStock: 'ثبت سند خرید یا فروش',
  stockLocked: 'موجودی با دریافت، اصلاح، ضایعات، برگشت، شمارش یا سند حسابداری تغییر می‌کند.',
  barcodeHint: 'بارکدی که روی کالاست؛ با بارکدخوان هم می‌توان آن را وارد کرد.',
  unitHint: 'برای نمونه: عدد، بسته، میلی‌لیتر',
  minHint: 'با رسیدن موجودی به این مقدار، کالا «رو به اتمام» نشان داده می‌شود.',
  expiryHint: 'از ۲۰ روز مانده به این تاریخ هشدار داده می‌شود.',

  pastDay: {
    expiry: 'این تاریخ گذشته است؛ کالا با وضعیت «منقضی‌شده» ثبت می‌شود و مصرف نمی‌شود.',
    service: 'این تاریخ گذشته است؛ کالا با وضعیت «موعد سرویس» نشان داده می‌شود.',
  },

  dateKinds: { expiry: 'انقضای کالا', service: 'سرویس دستگاه' },

  createWithDocument: 'ثبت و سند خرید',
  createOnly: 'فقط ثبت',
  created: 'کالا با موفقیت ثبت شد!',
  edited: 'کالا با موفقیت ویرایش شد!',
  createFailed: 'خطا در ثبت اطلاعات',
  editFailed: 'خطا در ویرایش اطلاعات',

  types: {
    title: 'نوع کالا',
    name: 'نام نوع کالا',
    empty: 'هنوز نوع کالایی تعریف نشده است',
    saved: 'نوع کالا با موفقیت ثبت شد!',
    failed: 'خطا در ثبت نوع کالا',
  },
  categories: {
    title: 'دسته‌بندی کالا',
    name: 'نام دسته‌بندی',
    empty: 'هنوز دسته‌بندی کالایی تعریف نشده است',
    saved: 'دسته‌بندی کالا با موفقیت ثبت شد!',
    failed: 'خطا در ثبت دسته‌بندی کالا',
  },
} as const;
