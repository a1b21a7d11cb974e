import type { Page } from 'playwright-core';
import { choose, field, fill, press } from '../fields';
import type { RunningProduct } from '../running-product';
import type { FormCase } from './form-case';

const features = 'mfe-auth/src/features';
const password = 'Barg-e-Sabz-7';

/** Fills in the first step when it is open, then the passwords of the second, which no draft keeps. */
async function openAccount(page: Page) {
  const ofFirst = field(page, 'کد ملی');
  const ofSecond = field(page, 'تکرار رمز عبور');
  await ofFirst.or(ofSecond).waitFor();
  if (await ofFirst.isVisible()) {
    await fill(page, {
      'نام و نام خانوادگی': 'پریسا نادری',
      'کد ملی': '0499370899',
      'شماره تماس': '09123456781',
      ایمیل: 'parisa.naderi@example.com',
    });
    await press(page, 'ادامه');
    await ofSecond.waitFor();
  }
  await fill(page, { 'رمز عبور': password, 'تکرار رمز عبور': password });
}

/** Registers publicly, so that a request waits. */
const register = (username: string, phoneNumber: string) => async (product: RunningProduct) => {
  const email = `${username}@example.com`;
  const body = JSON.stringify({ username, email, phoneNumber, password });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${product.address}/api/auth/register`, { method: 'POST', headers, body });
  return '';
};

/** The forms of new users and of the requests for an account. */
export const userCases: Record<string, FormCase> = {
  'a new user': {
    file: `${features}/new-user/account-step-screen.tsx`,
    username: 'mina',
    path: '/clinic/users/create',
    open: openAccount,
    typed: { 'نام کاربری': 'parisa_naderi' },
    choose: (page) => choose(page, 'نقش', 'انباردار'),
    submit: 'ثبت و ادامه به اطلاعات مالی',
    saved: 'کاربر با موفقیت ثبت شد.',
    rows: '/users/clinic/1/index?limit=1',
  },
  'the approval of a request': {
    file: `${features}/users/requests/approve-drawer.tsx`,
    username: 'admin',
    prepare: register('approved_faults', '09173334471'),
    path: '/admin/users',
    open: (page) => press(page, 'تأیید درخواست approved_faults'),
    typed: {},
    choose: async (page) => {
      const drawer = page.getByRole('dialog');
      await choose(drawer, 'کلینیک', 'کلینیک زیبایی مهر');
      await choose(drawer, 'نقش', 'انباردار');
    },
    submit: 'تأیید',
    saved: 'درخواست «approved_faults» تأیید شد.',
    rows: '/sms/outbox?to=09173334471',
  },
  'the refusal of a request': {
    file: `${features}/users/requests/refuse-drawer.tsx`,
    username: 'admin',
    prepare: register('refused_faults', '09173334472'),
    path: '/admin/users',
    open: (page) => press(page, 'رد درخواست refused_faults'),
    typed: { 'علت رد': 'از همکاران کلینیک نیست' },
    submit: 'رد درخواست',
    saved: 'درخواست «refused_faults» رد شد.',
    rows: '/sms/outbox?to=09173334472',
  },
};
