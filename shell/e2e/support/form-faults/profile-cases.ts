import type { Page } from 'playwright-core';
import { choose, fill, press } from '../fields';
import type { FormCase } from './form-case';

const wizard = 'mfe-accounting/src/features/accounting/staff-profiles/profile-wizard.tsx';
const addresses = '/clinic/accounting/users';

/** Fills in the first three steps of a new profile. */
export async function fillToLastStep(page: Page) {
  await choose(page, 'نوع درآمد', 'درصدی');
  await fill(page, { درصد: '30' });
  await choose(page, 'مبنای درصد', 'مشاوره');
  await press(page, 'ادامه');
  await choose(page, 'نام بیمه', 'نیروهای مسلح');
  await press(page, 'ادامه');
  const account = { 'شماره کارت': '6219861034529007', 'شماره شبا': '820540102680020817909002' };
  await fill(page, { 'نام بانک': 'سامان', ...account });
  await press(page, 'ادامه');
}

/** The financial profiles of the staff, and the values with which they begin. */
export const profileCases: Record<string, FormCase> = {
  'a new financial profile': {
    file: wizard,
    username: 'mina',
    path: `${addresses}/new-financial-info/:doctor`,
    open: fillToLastStep,
    typed: { 'مرخصی ماهانه': '2', 'مرخصی سالانه': '20', توضیحات: 'از ابتدای ماه' },
    submit: 'تکمیل اطلاعات مالی',
    saved: 'اطلاعات مالی با موفقیت ثبت شد.',
    rows: '/financialInfo/pagination?limit=1',
  },
  'a financial profile': {
    file: wizard,
    username: 'mina',
    path: `${addresses}/edit-financial-info/:profile`,
    typed: { 'مبلغ ثابت': '23000000' },
    submit: 'ذخیره تغییرات',
    saved: 'اطلاعات مالی با موفقیت ویرایش شد.',
    row: { path: '/financialInfo/:profile', field: 'fixed_amount', otherDeskValue: 19_000_000 },
  },
};
