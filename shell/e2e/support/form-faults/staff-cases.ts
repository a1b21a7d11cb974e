import type { Page } from 'playwright-core';
import { apiOf } from '../api';
import { field, press } from '../fields';
import { makeUser } from '../own-user';
import type { RunningProduct } from '../running-product';
import type { FormCase } from './form-case';

/** Creates the user of the form: no other journey needs them. */
const prepare = async (product: RunningProduct) => String((await makeUser(product)).id);

/** Creates a doctor who does one service. Their name is the last one, so that no other form takes them by default. */
async function prepareDoctor(product: RunningProduct): Promise<string> {
  const { id } = await makeUser(product, { fullName: 'یگانه یزدانی', isDoctor: true });
  const call = await apiOf(product.address, 'mina');
  const services = await call('/presentableServices/clinic/1');
  const { data } = (await services.json()) as { data: { id: number; title: string }[] };
  const serviceIds = data.filter(({ title }) => title === 'ویزیت عمومی').map((one) => one.id);
  const answer = await call(`/users/${id}/services`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ serviceIds }),
  });
  if (!answer.ok) throw new Error(`the services were not saved: ${await answer.text()}`);
  return String(id);
}

const doesBotox = (page: Page) => page.getByRole('checkbox', { name: 'تزریق بوتاکس' });

const mayWriteServices = (page: Page) =>
  field(page.getByRole('radiogroup', { name: 'خدمات' }), 'ثبت و ویرایش');

/** Forms of the page of one staff member. */
export const staffCases: Record<string, FormCase> = {
  'the access of a user': {
    file: 'mfe-auth/src/features/staff-page/access-form.tsx',
    username: 'mina',
    path: '/clinic/users/permission/edit/:own',
    prepare,
    group: 'دسترسی به بخش‌ها',
    typed: {},
    choose: (page) => mayWriteServices(page).check(),
    untilChosen: (page) => mayWriteServices(page).and(page.locator(':checked')).waitFor(),
    submit: 'ذخیره تغییرات',
    saved: 'اطلاعات کاربر با موفقیت ویرایش شد.',
    rows: '/users/:own',
  },
  'the services of a doctor': {
    file: 'mfe-auth/src/features/staff-page/services-form.tsx',
    username: 'mina',
    path: '/clinic/users/edit/:own?tab=services',
    prepare: prepareDoctor,
    group: 'خدمت‌ها',
    typed: {},
    choose: (page) => doesBotox(page).check(),
    untilChosen: (page) => doesBotox(page).and(page.locator(':checked')).waitFor(),
    submit: 'ذخیره تغییرات',
    saved: 'اطلاعات کاربر با موفقیت ویرایش شد.',
    rows: '/users/:own',
  },
  'the hours of a doctor': {
    file: 'mfe-auth/src/features/staff-page/hours-drawer.tsx',
    username: 'mina',
    path: '/clinic/users/edit/:own?tab=schedule',
    prepare: prepareDoctor,
    open: (page) => press(page, 'تغییر ساعت‌های کاری'),
    typed: { 'شنبه، بازه ۱، تا ساعت': '22:30' },
    submit: 'ذخیره ساعت کاری',
    saved: 'ساعت کاری ذخیره شد',
    rows: '/schedule/working-hours?doctor_id=:own',
  },
  'the password of another user': {
    file: 'mfe-auth/src/widgets/staff-reset/staff-reset-form.tsx',
    username: 'mina',
    path: '/clinic/users/reset-password/:own',
    prepare,
    open: (page) => press(page, 'ارسال کد تأیید'),
    phone: '09171001002',
    typed: {
      'رمز عبور جدید': 'Another@1405',
      'تکرار رمز عبور جدید': 'Another@1405',
      'کد تأیید ۶ رقمی': ':code',
    },
    isSecret: true,
    submit: 'تغییر رمز عبور',
    saved: 'رمز عبور با موفقیت تغییر کرد',
    rows: '/users/:own',
  },
};
