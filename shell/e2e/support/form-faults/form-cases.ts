import type { Page } from 'playwright-core';
import { choose, field, press } from '../fields';

/** A form of the product, how a person fills it, and how one sees that it was saved. */
export interface FormCase {
  username: string;
  /** Its address, with the placeholders of `screens.ts`. */
  path: string;
  /** Opens it, when it is a dialog or a drawer of the page. */
  open?: (page: Page) => Promise<void>;
  /** What is typed, by label; it must still be there after every fault. */
  typed: Record<string, string>;
  /** What must be chosen besides, so that the server takes it. */
  choose?: (page: Page) => Promise<unknown>;
  submit: string;
  /** The button of the question that is asked before it is saved. */
  confirm?: string;
  /** What the page says once it is saved. */
  saved: string | RegExp;
  /** A list of the API on which exactly one row more stands afterwards; left out when rows are changed. */
  rows?: string;
}

const pickFirst = async (page: Page, label: string, typed = '') => {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  if (typed) await box.fill(typed);
  await page.getByRole('listbox').getByRole('option').first().click();
};

/** The forms, by the address of their screen in `screens.ts`. */
export const formCases: Record<string, FormCase> = {
  'a new patient': {
    username: 'reception',
    path: '/clinic/patients/create',
    typed: {
      'نام و نام خانوادگی': 'نازنین رستگار',
      'کد ملی': '0012345679',
      'نام پدر': 'کاوه',
      'شماره تماس': '09124567890',
      نشانی: 'شیراز، خیابان زند',
      وزن: '61',
      قد: '168',
      'بیماری خاص': 'ندارد',
    },
    choose: async (page) => {
      await choose(page, 'جنسیت', 'خانم');
      await field(page, 'تاریخ تولد').fill('1372/05/09');
    },
    submit: 'ثبت زیباجو',
    saved: 'اضافه‌کردن زیباجو با موفقیت انجام شد',
    rows: '/patients/pagination?limit=1',
  },
  'a patient': {
    username: 'reception',
    path: '/clinic/patients/edit/:patient',
    typed: { 'نام پدر': 'کیومرث' },
    submit: 'ثبت تغییرات',
    saved: 'ویرایش زیباجو با موفقیت انجام شد',
  },
  'a new service': {
    username: 'storekeeper',
    path: '/clinic/services/create',
    typed: { 'نام خدمات': 'لیفت با نخ', تعرفه: '7500000' },
    choose: (page) => choose(page, 'دسته‌بندی', 'تزریقات زیبایی'),
    submit: 'ثبت خدمات جدید',
    saved: 'خدمت با موفقیت ثبت شد',
    rows: '/presentableServices/clinic/1/pagination?limit=1',
  },
  'a service': {
    username: 'storekeeper',
    path: '/clinic/services/edit/:service',
    typed: { تعرفه: '8100000' },
    submit: 'ذخیره تغییرات',
    saved: 'خدمت با موفقیت ویرایش شد',
  },
  'a new category of services': {
    username: 'storekeeper',
    path: '/clinic/services/settings',
    open: (page) => press(page, 'افزودن'),
    typed: { 'نام دسته‌بندی': 'لاغری موضعی' },
    submit: 'ثبت',
    saved: 'دسته‌بندی خدمات با موفقیت ثبت شد',
  },
  'a new product': {
    username: 'storekeeper',
    path: '/clinic/inventory/create',
    typed: { 'نام کالا': 'سرم ویتامین سی', برند: 'نئودرم', 'واحد اصلی': 'ویال', موجودی: '12' },
    choose: async (page) => {
      await choose(page, 'نوع کالا', 'دارویی');
      await choose(page, 'دسته‌بندی', 'پوست و مو');
    },
    submit: 'ثبت کالای جدید',
    saved: 'کالا با موفقیت ثبت شد!',
    rows: '/products/clinic/1?limit=1',
  },
  'a product': {
    username: 'storekeeper',
    path: '/clinic/inventory/edit/:product',
    typed: { برند: 'اولترافرمر' },
    submit: 'ذخیره تغییرات',
    saved: 'کالا با موفقیت ویرایش شد!',
  },
  'a new document of the inventory': {
    username: 'mina',
    path: '/clinic/accounting/inventory/new',
    typed: { 'مقدار خرید': '15', 'هزینه واریزی': '2500000' },
    choose: async (page) => {
      await press(page, 'انتخاب از فهرست کالاها');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /موجودی/ })
        .first()
        .click();
      await page.getByText('موجودی فعلی').waitFor();
    },
    submit: 'ثبت سند',
    saved: 'سند حسابداری با موفقیت ثبت شد.',
    rows: '/product-financial/pagination?clinicId=1&limit=1',
  },
  'a document of the inventory': {
    username: 'mina',
    path: '/clinic/accounting/inventory/edit/:stock',
    typed: { توضیحات: 'با فاکتور رسمی' },
    submit: 'ذخیره تغییرات',
    saved: 'سند حسابداری با موفقیت ویرایش شد.',
  },
  'a document of a member of staff': {
    username: 'mina',
    path: '/clinic/accounting/users/edit-document/:document',
    typed: { توضیحات: 'پس از بازبینی' },
    submit: 'ذخیره تغییرات',
    saved: 'سند مالی با موفقیت ثبت شد.',
  },
  'the text of receipts': {
    username: 'mina',
    path: '/clinic/appointments/settings',
    typed: { 'متن رسید': 'لطفا ده دقیقه زودتر بیایید.' },
    submit: 'ذخیره تغییرات',
    saved: 'تنظیمات نوبت‌دهی ذخیره شد',
  },
  'a new report': {
    username: 'mina',
    path: '/clinic/appointments/treatment-plan/report/create?session=:session',
    typed: { 'متن گزارش': 'بدون عارضه انجام شد.' },
    submit: 'ثبت گزارش',
    confirm: 'بله، انجام شده است',
    saved: 'گزارش جلسه ثبت شد و جلسه انجام شده است.',
  },
  'a new plan': {
    username: 'dr_sara',
    path: '/clinic/appointments/treatment-plan/create',
    typed: { عنوان: 'جوان‌سازی', 'یادداشت طرح درمان': 'با فاصله یک ماه' },
    choose: async (page) => {
      await pickFirst(page, 'زیباجو');
      await page.getByText('شماره پرونده').waitFor();
      await field(page, 'عنوان جلسه').fill('جلسه یکم');
      await pickFirst(page, 'نوع خدمات', 'لیزر');
      await field(page, 'تاریخ و ساعت').fill('1410/02/05');
      await field(page, 'ساعت تاریخ و ساعت').fill('16:00');
      await field(page, 'زمان تقریبی درمان').fill('1');
      await field(page, 'قیمت').fill('300000');
      await press(page, 'افزودن جلسه');
      await page.getByRole('listitem').getByText('جلسه یکم').waitFor();
    },
    submit: 'ثبت طرح درمان',
    saved: 'طرح درمان و جلسات با موفقیت ثبت شدند.',
    rows: '/treatmentPlans?limit=1',
  },
  'a plan': {
    username: 'mina',
    path: '/clinic/appointments/treatment-plan/edit/:plan',
    typed: { عنوان: 'طرح بازنگری‌شده' },
    submit: 'ذخیره تغییرات',
    saved: /طرح درمان .*ویرایش شد/,
  },
  'a booking': {
    username: 'reception',
    path: '/clinic/appointments/set-appointment?doctor=:doctor&start=:time',
    typed: { 'علت مراجعه': 'مشاوره' },
    choose: async (page) => {
      await pickFirst(page, 'زیباجو');
      await page.getByText('کد ملی', { exact: true }).waitFor();
    },
    submit: 'ثبت نوبت',
    saved: /رسید نوبت/,
    rows: '/appointments/whole_appointments?limit=1',
  },
};
