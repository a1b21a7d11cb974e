import type { StockMovement } from '@ziba/shared/contracts/stock-movements';

const kinds: Record<StockMovement['kind'], string> = {
  initial: 'موجودی اولیه',
  document: 'سند خرید یا فروش',
  receive: 'دریافت',
  consume: 'مصرف',
  adjust: 'اصلاح موجودی',
  dispose: 'ضایعات',
  return: 'برگشت به انبار',
  count: 'شمارش',
};

/** Texts of a product's page, of deliveries and of the purchase list. */
export const m = {
  product: 'کالا',
  editProduct: 'ویرایش کالا',
  move: 'ثبت گردش کالا',
  receive: 'دریافت کالا',
  purchaseList: 'لیست خرید',
  kinds,

  facts: 'مشخصات',
  barcode: 'بارکد',
  minimum: 'حداقل موجودی',
  value: 'ارزش موجودی',
  valuePartly: (value: string) => `${value} (قیمت بخشی از موجودی ثبت نشده است)`,

  lots: 'سری‌های ساخت',
  noLots: 'چیزی از این کالا در انبار نیست',
  lot: {
    number: 'شماره سری ساخت',
    none: 'بدون شماره',
    expiry: 'تاریخ انقضا',
    quantity: 'موجودی',
    cost: 'قیمت هر واحد',
    value: 'ارزش',
    state: 'وضعیت',
    expired: 'منقضی‌شده',
    usable: 'قابل مصرف',
  },

  movements: 'گردش کالا',
  noMovements: 'گردشی ثبت نشده است',
  movement: {
    at: 'زمان',
    kind: 'نوع گردش',
    quantity: 'مقدار',
    stock: 'موجودی پس از آن',
    lot: 'سری ساخت',
    reason: 'علت یا شرح',
    user: 'کاربر',
  },
  more: (quantity: string) => `+${quantity}`,
  less: (quantity: string) => `−${quantity}`,

  form: {
    title: (kind: string, product: string) => `${kind}: ${product}`,
    direction: 'چه شده است؟',
    directions: { less: 'کم شده است', more: 'اضافه شده است' },
    quantity: 'مقدار',
    lot: 'از کدام سری ساخت؟',
    anyLot: 'نزدیک‌ترین تاریخ انقضا',
    lotOf: (lot: string, expiry: string, quantity: string) => `${lot}، ${expiry}، ${quantity}`,
    noExpiry: 'بدون تاریخ انقضا',
    reason: 'علت',
    save: 'ثبت',
    failed: 'گردش کالا ثبت نشد.',
    done: (stock: string) => `ثبت شد؛ موجودی اکنون ${stock} است.`,
  },

  delivery: {
    supplier: 'تأمین‌کننده',
    invoice: 'شماره فاکتور',
    lines: 'کالاهای دریافتی',
    note: 'توضیحات',
    scan: 'بارکد یا کد کالا',
    scanHint: 'بارکدخوان را روی کالا بگیرید؛ با هر خواندن یکی به همان کالا افزوده می‌شود.',
    scanned: (name: string, quantity: string) => `${name}: ${quantity}`,
    hint: 'برای هر کالا یک سند خرید در حسابداری انبار ساخته می‌شود.',
    save: 'ثبت دریافت',
    failed: 'دریافت کالا ثبت نشد.',
    done: (count: string) => `${count} قلم کالا به انبار افزوده شد.`,
    again: 'این محموله دوباره است؟',
    againText: (time: string, user: string) =>
      `همین محموله در ${time} را ${user} ثبت کرده است. اگر محموله دیگری با همین کالاها رسیده است، آن را هم ثبت کنید.`,
    somebody: 'همکار شما',
    receiveAgain: 'محموله دیگری است، ثبت شود',
    notAgain: 'ثبت نشود',
    stopped: 'محموله تکراری ثبت نشد.',
  },

  buy: {
    empty: 'کالایی به حداقل موجودی نرسیده است',
    suggested: 'پیشنهاد خرید',
    hint: 'کالاهایی که به حداقل موجودی رسیده یا تمام شده‌اند؛ پیشنهاد خرید تا دو برابر حداقل موجودی است.',
  },
} as const;
