import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
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

it('opens with a card for each part that is finished', async () => {
  fakeApi();
  openSection(accounting, home);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/clinic/accounting/users',
    '/clinic/accounting/clinic',
    '/clinic/accounting/inventory',
    '/clinic/accounting/technical',
  ]);
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
