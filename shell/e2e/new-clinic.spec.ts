import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { apiAs, apiOf, tokenOf, type Call } from './support/api';
import { choose, field, fill, press, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { signIn } from './support/sign-in';

const { open, product, visit } = journey();

const name = 'کلینیک سپیدار';
const manager = {
  'نام و نام خانوادگی': 'لیلا سپهری',
  'کد ملی': '0499370899',
  'شماره تماس': '09123456799',
  ایمیل: 'leila.sepehri@example.com',
};
/** The password that the operator gives, and the one that the manager chooses. */
const given = 'Barg-e-Sabz-7';
const own = 'Barg-e-Zard-8';

async function post(call: Call, path: string, body: object, method = 'POST') {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await call(path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as { id: number };
}

/** Chooses a document of a step, and waits until it is uploaded. */
async function attach(page: Page, label: string) {
  await field(page, label).setInputFiles(join(__dirname, 'support/picture.png'));
  await page.getByRole('link', { name: 'picture.png' }).filter({ visible: true }).waitFor();
}

const goOn = (page: Page) => press(page, 'ادامه');
const untilStep = (page: Page, title: RegExp) =>
  page.getByRole('heading', { name: title }).waitFor();

/** The prices of what a new clinic has at first. */
async function setPrices() {
  const call = await apiOf(product().address, 'admin');
  await post(call, '/resources-pricing', { title: '۲ گیگابایت', type: 'storage', price: 900_000 });
  const subscription = { title: 'اشتراک سالیانه', type: 'subscription', price: 12_000_000 };
  await post(call, '/resources-pricing', subscription);
}

/** Takes the clinic in through the four steps, and resolves when its page is open. */
async function takeIn(page: Page) {
  await fill(page, {
    نام: name,
    'نام انگلیسی': 'Sepidar',
    نشانی: 'شیراز، خیابان عفیف‌آباد',
    'مسئول کلینیک': 'لیلا سپهری',
    'کد ملی مسئول': '0499370899',
    'شماره تماس': '09171234588',
  });
  await field(page, 'شهر').fill('شیراز');
  await page
    .getByRole('option', { name: /^شیراز/ })
    .first()
    .click();
  await choose(page, 'دسته‌بندی', 'کلینیک زیبایی');
  await attach(page, 'مدرک هویتی');
  await goOn(page);
  await untilStep(page, /^مرحله ۲ از ۴/);
  await goOn(page);

  await untilStep(page, /^مرحله ۳ از ۴/);
  await press(page, 'کپی در مبلغ پرداخت‌شده');
  await fill(page, { 'عنوان پرداخت': 'اشتراک', 'شرح پرداخت': 'یک‌ساله' });
  await attach(page, 'پیوست‌های پرداخت');
  await goOn(page);

  await untilStep(page, /^مرحله ۴ از ۴/);
  await attach(page, 'قرارداد');
  await press(page, 'ذخیره و فعال‌سازی');
  await untilText(page, 'کلینیک ثبت و فعال شد');
  await untilAt(page, name);
}

/** What the manager needs for a booking: a doctor who works all day, a service and a patient. */
async function furnish(call: Call) {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
  await post(call, '/schedule/working-hours', { hours }, 'PUT');
  const category = await post(call, '/presentableServiceCategories', { name: 'ویزیت' });
  const service = { title: 'ویزیت', category_id: category.id, fee: 500_000 };
  await post(call, '/presentableServices', service);
  const roles = (await (await call('/metaRoles')).json()) as {
    data: { id: number; kind: string }[];
  };
  await post(call, '/auth/register', {
    ...{ username: 'dr_sepidar', password: given, email: 'dr@example.com', type: 'staff' },
    ...{ phoneNumber: '09123456798', nationalCode: '0012345679', fullName: 'دکتر آرش سپهری' },
    meta_rolesId: roles.data.find(({ kind }) => kind === 'doctor')?.id,
  });
  await post(call, '/patients', {
    ...{ full_name: 'نرگس بهاری', national_code: '0076229645', birth_date: '1990-04-21' },
    ...{ contact_number: '09171112233', gender: 'خانم', insurance_type: 'آزاد', weight: 60 },
    ...{ father_name: 'کاوه', address: 'شیراز، خیابان زند', height: 165, special_disease: 'ندارد' },
  });
}

it('takes a clinic from nothing to its administrator and its first appointment, with invoice and contract', async () => {
  await setPrices();
  const { page } = await open('admin', '/admin/clinics/create');
  await takeIn(page);

  const ofClinic = page.url();
  await press(page, 'قرارداد و یادداشت‌ها');
  await page
    .getByRole('link', { name: /^picture/ })
    .filter({ visible: true })
    .nth(1)
    .waitFor();
  await press(page, 'اطلاعات مالی');
  await page.getByRole('link', { name: 'صدور صورت‌حساب' }).click();
  await fill(page, { عنوان: 'راه‌اندازی', 'شرح ردیف': 'آموزش کارکنان', 'مبلغ واحد': '2000000' });
  await press(page, 'صدور صورت‌حساب');
  await untilText(page, 'صورت‌حساب صادر شد.');
  await page.goto(ofClinic);
  await press(page, 'اطلاعات مالی');
  await page.getByRole('row').filter({ hasText: 'راه‌اندازی' }).getByText('صادرشده').waitFor();

  await page.goto('/admin/users/create');
  await fill(page, manager);
  await page.getByText('این ایمیل آزاد است').waitFor();
  await goOn(page);
  await choose(page, 'کلینیک', name);
  await fill(page, { 'نام کاربری': 'sepidar', 'رمز عبور': given, 'تکرار رمز عبور': given });
  await choose(page, 'نقش', 'مدیر کلینیک');
  await page.getByRole('switch', { name: /^مدیر کلینیک است/ }).click();
  await press(page, 'ثبت کاربر');
  await untilText(page, 'کاربر با موفقیت ثبت شد.');

  const first = await visit();
  await signIn(first.page, 'sepidar', given);
  await untilAt(first.page, 'تغییر رمز عبور');
  await fill(first.page, {
    'رمز عبور فعلی': given,
    'رمز عبور جدید': own,
    'تکرار رمز عبور جدید': own,
  });
  await press(first.page, 'تغییر رمز عبور');
  await untilAt(first.page, 'داشبورد');
  await furnish(apiAs(product().address, (await tokenOf(first.page)) ?? ''));

  await first.page.goto('/clinic/appointments');
  await first.page
    .getByRole('link', { name: /^نوبت .*آرش سپهری، / })
    .first()
    .click();
  await first.page.locator('input[name=patient_id]:focus').waitFor();
  await first.page.keyboard.type('نرگس');
  await first.page.getByRole('option', { name: /نرگس بهاری/ }).click();
  await first.page.getByText('کد ملی', { exact: true }).waitFor();
  await press(first.page, 'ثبت نوبت');
  await first.page.getByRole('heading', { level: 1, name: /^رسید نوبت/ }).waitFor();
  await untilText(first.page, 'نرگس بهاری');
});
