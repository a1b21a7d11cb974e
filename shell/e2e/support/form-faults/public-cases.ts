import type { Page } from 'playwright-core';
import { codeFor } from '../api';
import { field, fill, press } from '../fields';
import type { FormCase } from './form-case';

const reset = 'mfe-auth/src/features/password-reset';
const userLabel = 'نام کاربری';
const codeLabel = 'کد تأیید ۶ رقمی';
const passwordLabel = 'رمز عبور جدید';

/** Continues to the step of the code for this user. */
const askForCode = (username: string) => async (page: Page) => {
  await fill(page, { [userLabel]: username });
  await press(page, 'ارسال کد تأیید');
  await field(page, codeLabel).waitFor();
};

/** Continues to the step of the new password for this user, with the code sent to this phone. */
const askForPassword = (username: string, phone: string) => async (page: Page) => {
  await askForCode(username)(page);
  await fill(page, { [codeLabel]: await codeFor(new URL(page.url()).origin, phone) });
  await press(page, 'تأیید کد');
  await field(page, passwordLabel).waitFor();
};

/** Users that no other form uses, because each may get only one code a minute. */
const phones = { nima: '09171001010', dr_omid: '09171001004', accountant: '09171001008' };

/** Forms that need no sign-in. */
export const publicCases: Record<string, FormCase> = {
  'a request for access': {
    file: 'mfe-auth/src/features/registration/registration-screen.tsx',
    username: null,
    path: '/register',
    typed: {
      [userLabel]: 'sahar_faults',
      ایمیل: 'sahar.faults@example.com',
      'رمز عبور': 'Sahar@1405',
      'تکرار رمز عبور': 'Sahar@1405',
      'شماره تماس': '09173334456',
    },
    choose: (page) => page.getByRole('checkbox', { name: 'انبارداری' }).check(),
    submit: 'ثبت درخواست',
    saved: 'درخواست شما ثبت شد',
    rows: '/users/index?account_status=pending&limit=1',
  },
  'the user of a new password': {
    file: `${reset}/password-reset-screen.tsx`,
    username: null,
    path: '/forget-password',
    typed: { [userLabel]: 'nima' },
    submit: 'ارسال کد تأیید',
    saved: codeLabel,
    rows: `/sms/outbox?to=${phones.nima}`,
  },
  'the code of a new password': {
    file: `${reset}/code-step.tsx`,
    username: null,
    path: '/forget-password',
    open: askForCode('dr_omid'),
    phone: phones.dr_omid,
    typed: { [codeLabel]: ':code' },
    submit: 'تأیید کد',
    saved: passwordLabel,
  },
  'a new password': {
    file: `${reset}/password-reset-screen.tsx`,
    username: null,
    path: '/forget-password',
    open: askForPassword('accountant', phones.accountant),
    typed: { [passwordLabel]: 'Another@1405', 'تکرار رمز عبور جدید': 'Another@1405' },
    submit: 'تغییر رمز عبور',
    saved: 'رمز عبور تغییر کرد؛ اکنون با رمز جدید وارد شوید',
    rows: `/sms/outbox?to=${phones.accountant}`,
  },
};
