import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import {
  aDevice,
  aFinancialInfo,
  anInternalService,
  anInternalServiceDocument,
} from '@ziba/shared/testing/accounting-samples';
import { openSection } from '@ziba/shared/testing/open-section';
import { aFinancialDocument, aProductFinancial } from '@ziba/shared/testing/samples';
import { screen } from '@testing-library/react';
import accounting from './accounting.section';

const home = '/clinic/accounting';

it('opens with the figures of today and a card for each part, each leading to its rows', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T08:00:00Z'), doNotFake: ['setTimeout'] });
  fakeApi({
    'GET /accounting/figures': () => ({
      income_today: 12_500_000,
      patient_debts: 3_000_000,
      unpaid_staff: 40_000_000,
      unpaid_purchases: 0,
    }),
  });
  openSection(accounting, home);
  expect(await screen.findByText('۱۲٬۵۰۰٬۰۰۰')).toBeVisible();
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/clinic/accounting/reports?report=income&from=2026-11-28&to=2026-11-28&by=method',
    '/clinic/accounting/reports?report=debts',
    '/clinic/accounting/reports?report=staff',
    '/clinic/accounting/reports?report=payables',
    '/clinic/accounting/users',
    '/clinic/accounting/clinic',
    '/clinic/accounting/inventory',
    '/clinic/accounting/technical',
    '/clinic/accounting/cash',
    '/clinic/accounting/payroll',
    '/clinic/accounting/reports',
  ]);
  jest.useRealTimers();
});

it('says that the figures could not be read, and reads them again', async () => {
  let fails = true;
  const answer = { income_today: 7, patient_debts: 0, unpaid_staff: 0, unpaid_purchases: 0 };
  fakeApi({
    'GET /accounting/figures': () =>
      fails ? refuse(500, { code: 'internal', message: 'خطای سرور' }) : answer,
  });
  const { user } = openSection(accounting, home);
  const [again] = await screen.findAllByRole('button', { name: 'تلاش دوباره' });
  fails = false;
  if (again) await user.click(again);
  expect(await screen.findByText('۷')).toBeVisible();
});

it.each([
  'inventory/new',
  'inventory/edit/31',
  'users/new-accounting-document',
  'users/edit-document/41',
  'users/new-financial-info/5',
  'users/edit-financial-info/81',
  'settings',
  'local-services/new',
  'local-services/edit/61',
  'local-services/new-document',
  'local-services/edit-document/71',
  'local-service/edit-document/71',
  'technical/new',
  'technical/edit/51',
  'cash/expenses/new',
])('keeps %s from a user who may only read', async (path) => {
  fakeApi();
  openSection(accounting, `${home}/${path}`, 'read');
  expect(await screen.findByRole('heading', { name: 'دسترسی غیرمجاز' })).toBeVisible();
});

it.each([
  ['users', 'GET /financial-documents/pagination', aFinancialDocument()],
  ['users/financial-info', 'GET /financialInfo/pagination', aFinancialInfo()],
  ['inventory', 'GET /product-financial/pagination', aProductFinancial()],
  ['clinic', 'GET /internal-service-documents/pagination', anInternalServiceDocument()],
  ['local-services', 'GET /internal-services/pagination', anInternalService()],
  ['technical', 'GET /devices/pagination', aDevice()],
])('offers nothing in %s that a reader may not do', async (path, list, row) => {
  fakeApi({ [list]: () => pageWith(row) });
  openSection(accounting, `${home}/${path}`, 'read');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(await screen.findAllByRole('row')).toHaveLength(2);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(targets.filter((href) => /new|edit/.test(href))).toEqual([]);
});
