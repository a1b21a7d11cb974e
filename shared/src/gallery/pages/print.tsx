import { Barcode } from '../../ui/print/barcode';
import { Card } from '../../ui/views/card';
import { PrintButton } from '../../ui/print/print-button';
import type { PrintDocument } from '../../ui/print/print-document';
import { QrCode } from '../../ui/print/qr-code';
import { Toolbar } from '../../ui/tables/toolbar';
import type { GalleryPage } from '../gallery-page';

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="none" stroke="black" stroke-width="2"/><path d="M20 8c6 6 6 18 0 24-6-6-6-18 0-24z"/></svg>',
)}`;

const clinic = {
  name: 'کلینیک زیبایی آسال',
  address: 'شیراز، خیابان زند، کوچه ۱۲، پلاک ۴',
  phone: '071-36270000',
  logo,
};

const receipt: PrintDocument = {
  size: 'receipt',
  title: 'رسید پرداخت',
  number: 'PAY-14040310-0042',
  date: '2025-05-31',
  clinic,
  facts: [
    { label: 'زیباجو', value: 'سارا رضایی' },
    { label: 'روش پرداخت', value: 'کارتخوان' },
  ],
  columns: [{ title: 'شرح' }, { title: 'تعداد', figures: true }, { title: 'مبلغ', figures: true }],
  rows: [
    ['لیزر موهای زائد صورت', 1, 1_850_000],
    ['سرم Vitamin C 20% ویال', 2, 940_000],
  ],
  totals: [
    { label: 'جمع', amount: 2_790_000 },
    { label: 'تخفیف', amount: -290_000 },
    { label: 'پرداخت‌شده', amount: 2_500_000, strong: true },
  ],
  inWords: 2_500_000,
  notes: ['از اعتماد شما سپاسگزاریم.'],
  code: 'https://ziba.example/r/PAY-14040310-0042',
};

const invoice: PrintDocument = {
  ...receipt,
  size: 'a4',
  title: 'صورت‌حساب',
  number: 'INV-1404-0310',
  facts: [
    { label: 'زیباجو', value: 'سارا رضایی' },
    { label: 'شناسه زیباجو', value: '۱۰۰۲۴۸' },
    { label: 'پزشک', value: 'دکتر مینا صالحی' },
    { label: 'خدمت', value: 'تزریق Botox 50 IU' },
  ],
  columns: [
    { title: 'شرح' },
    { title: 'تعداد', figures: true },
    { title: 'فی (تومان)', figures: true },
    { title: 'مبلغ (تومان)', figures: true },
  ],
  rows: Array.from({ length: 42 }, (_, index) => [
    `جلسه ${index + 1} لیزر موهای زائد`,
    1 + (index % 3),
    850_000,
    850_000 * (1 + (index % 3)),
  ]),
  totals: [
    { label: 'جمع', amount: 71_400_000 },
    { label: 'مالیات ۱۰٪', amount: 7_140_000 },
    { label: 'قابل پرداخت', amount: 78_540_000, strong: true },
  ],
  inWords: 78_540_000,
  notes: ['این صورت‌حساب تا ۱۰ روز اعتبار دارد.'],
  signatures: ['مهر و امضای کلینیک', 'امضای زیباجو'],
};

const prescription: PrintDocument = {
  size: 'a5',
  title: 'نسخه',
  number: 'RX-1404-0118',
  date: '2025-05-31',
  clinic,
  facts: [
    { label: 'زیباجو', value: 'سارا رضایی' },
    { label: 'پزشک', value: 'دکتر مینا صالحی' },
  ],
  columns: [{ title: 'دارو' }, { title: 'تعداد', figures: true }, { title: 'دستور' }],
  rows: [
    ['کرم هیدروکورتیزون ۱٪', 1, 'شبی یک بار، روی پوست تمیز'],
    ['کپسول داکسی‌سایکلین ۱۰۰', 14, 'هر ۱۲ ساعت، پس از غذا'],
    ['ضدآفتاب SPF 50', 1, 'هر ۳ ساعت در روز'],
    ['Ibuprofen قرص 400 mg', 30, '2 tab. stat\n400 mg 3 بار در روز'],
    ['0.9% inj.', 2, 'سرم NaCl 0.9% وریدی'],
  ],
  notes: ['تا یک هفته از آفتاب مستقیم دوری کنید.\nپماد Vitamin A+D شب‌ها\nRepeat in 2 w.'],
  signatures: ['مهر و امضای پزشک'],
};

const label: PrintDocument = {
  size: 'label',
  title: 'سرم ویتامین سی 30 میلی‌لیتر',
  date: '2025-05-31',
  clinic,
  totals: [{ label: 'قیمت', amount: 470_000 }],
  barcode: 'PRD-1404-000123',
};

function Documents() {
  return (
    <Toolbar>
      <PrintButton content={receipt}>چاپ رسید</PrintButton>
      <PrintButton content={prescription}>چاپ نسخه</PrintButton>
      <PrintButton content={invoice}>چاپ صورت‌حساب</PrintButton>
      <PrintButton content={label}>چاپ برچسب</PrintButton>
    </Toolbar>
  );
}

function Bars() {
  return (
    <Card>
      <Barcode value="PRD-1404-000123" label="بارکد PRD-1404-000123" />
    </Card>
  );
}

function Codes() {
  return (
    <Card>
      <Toolbar>
        <QrCode value="https://ziba.example/p/100248" label="کد QR پرونده ۱۰۰۲۴۸" />
        <QrCode value="APT-1404-0310-7" label="کد QR نوبت APT-1404-0310-7" size={96} />
      </Toolbar>
    </Card>
  );
}

export const print: GalleryPage = {
  path: 'print',
  title: 'چاپ و کد QR',
  examples: [
    { name: 'سند چاپی', Show: Documents },
    { name: 'کد QR', Show: Codes },
    { name: 'بارکد', Show: Bars },
  ],
};
