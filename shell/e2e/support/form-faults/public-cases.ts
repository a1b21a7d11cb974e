import type { Page } from 'playwright-core';
import { field, fill, press } from '../fields';
import type { FormCase } from './form-case';

const reset = 'mfe-auth/src/features/password-reset';
const codeLabel = 'کد تایید ۶ رقمی';

/** Goes on to the step of the code for this user. */
const askForCode = (username: string) => async (page: Page) => {
  await fill(page, { 'نام کاربری': username });
  await press(page, 'ارسال کد تایید');
  await field(page, codeLabel).waitFor();
};

/** Forms for which nobody signs in. */
export const publicCases: Record<string, FormCase> = {
  'the code of a new password': {
    file: `${reset}/code-step.tsx`,
    username: null,
    path: '/forget-password',
    open: askForCode('dr_omid'),
    phone: '09171001004',
    typed: { [codeLabel]: ':code' },
    submit: 'تایید کد',
    saved: 'رمز عبور تازه',
  },
};
