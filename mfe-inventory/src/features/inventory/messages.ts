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
  product: 'کالا',
  receive: 'دریافت کالا',
  counts: 'شمارش انبار',
  purchaseList: 'لیست خرید',

  list: 'کالاها',
  search: 'جستجوی نام، کد، بارکد یا برند کالا',
  empty: 'هنوز کالایی ثبت نشده است',
  emptyHint: 'موجودی، تاریخ انقضا و هشدار کالاها اینجا دیده می‌شود.',
  noMatch: 'کالایی با این جستجو و پالایه‌ها یافت نشد',

  fields: {
    name: 'نام کالا',
    product_code: 'کد کالا',
    brand: 'برند',
    stock: 'موجودی',
    min_required_stock: 'حداقل موجودی',
    type: 'نوع کالا',
    category: 'دسته‌بندی',
    status: 'وضعیت',
  },
  statuses,
  stockOf: (stock: string, unit: string) => `${stock} ${unit}`,
} as const;
