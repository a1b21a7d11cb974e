import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aFinancialDocument, aStaffUser } from '@ziba/shared/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { StaffDocumentFormScreen } from './staff-document-form-screen';

const staff = { 'GET /users/clinic/1/index': () => pageWith(aStaffUser({ id: 5 })) };
const create = '/clinic/accounting/users/new-accounting-document';
const form = <StaffDocumentFormScreen />;
const field = (name: string) => screen.findByLabelText(name);
const submit = (name = 'ثبت سند') => screen.getByRole('button', { name });

it('records a document with the whole total paid, and returns to the list', async () => {
  const calls = fakeApi({ ...staff, 'POST /financial-documents': () => aFinancialDocument() });
  const { user, location } = renderScreen(form, { path: create });
  await user.selectOptions(
    await field('کاربر'),
    await screen.findByRole('option', { name: /شناسه ۵/ }),
  );
  await user.type(await field('موضوع'), 'حقوق دی ماه');
  await user.type(await field('حقوق محاسبه شده این ماه'), '۲۰۰۰۰۰۰۰');
  await user.type(await field('مانده از قبل'), '1000000');
  await user.type(await field('دریافتی قبلی'), '500000');
  expect(screen.getByRole('status', { name: 'مبلغ کل قابل پرداخت' })).toHaveTextContent(
    '۲۰٬۵۰۰٬۰۰۰ تومان',
  );
  await user.click(screen.getByRole('button', { name: 'پرداخت کل مبلغ' }));
  expect(await field('مبلغ پرداخت شده')).toHaveValue('۲۰٬۵۰۰٬۰۰۰');
  await user.selectOptions(await field('روش پرداخت'), 'نقدی');
  await user.click(submit());

  await waitFor(() => expect(location()).toBe('/clinic/accounting/users'));
  expect(calls.find(({ call }) => call === 'POST /financial-documents')?.body).toEqual({
    user_id: 5,
    title: 'حقوق دی ماه',
    document_type: 'پرداختی',
    calculated_salary_this_month: 20_000_000,
    carried_forward: 1_000_000,
    previous_credit: 500_000,
    paid_amount: 20_500_000,
    payment_method: 'cash',
    total_payable: 20_500_000,
    total_calculated: 20_500_000,
  });
});

it('names the missing fields and sends nothing', async () => {
  const calls = fakeApi(staff);
  const { user } = renderScreen(form, { path: create });
  await field('کاربر');
  await user.click(submit());

  expect(await field('کاربر')).toHaveAccessibleDescription('انتخاب کاربر الزامی است');
  expect(await field('موضوع')).toHaveAccessibleDescription('موضوع سند الزامی است');
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

describe('editing', () => {
  const route = {
    path: '/clinic/accounting/users/edit-document/:id',
    at: '/clinic/accounting/users/edit-document/41',
  };
  const stored = { ...staff, 'GET /financial-documents/41': () => aFinancialDocument() };

  it('begins with what is stored and saves the change', async () => {
    const calls = fakeApi({
      ...stored,
      'POST /financial-documents/41': () => aFinancialDocument(),
    });
    const { user, location } = renderScreen(form, route);
    const paid = await field('مبلغ پرداخت شده');
    expect(paid).toHaveValue('۲۰٬۵۰۰٬۰۰۰');
    await user.clear(paid);
    await user.type(paid, '5000000');
    await user.click(submit('ذخیره تغییرات'));

    await waitFor(() => expect(location()).toBe('/clinic/accounting/users'));
    const save = calls.find(({ call }) => call === 'POST /financial-documents/41');
    expect(save?.body).toMatchObject({ paid_amount: 5_000_000, version: 1 });
    expect(save?.body).not.toHaveProperty('user_id');
  });

  it('explains the refusal of the server and keeps the typed values', async () => {
    const fields = { user_id: 'کاربری با این شناسه یافت نشد' };
    const refusal = refuse(400, { code: 'wrong_reference', message: 'خطا در ثبت', fields });
    fakeApi({ ...stored, 'POST /financial-documents/41': () => refusal });
    const { user } = renderScreen(form, route);
    await user.type(await field('موضوع'), ' و بهمن');
    await user.click(submit('ذخیره تغییرات'));

    expect(await field('کاربر')).toHaveAccessibleDescription('کاربری با این شناسه یافت نشد');
    expect(await field('موضوع')).toHaveValue('حقوق دی ماه و بهمن');
  });

  it('says that the document does not exist', async () => {
    const missing = refuse(404, { code: 'not_found', message: 'سند یافت نشد' });
    fakeApi({ ...staff, 'GET /financial-documents/41': () => missing });
    renderScreen(form, route);
    expect(await screen.findByText('سند یافت نشد')).toBeVisible();
  });
});

testRecordScreen({
  element: form,
  place: {
    path: '/clinic/accounting/users/edit-document/:id',
    at: '/clinic/accounting/users/edit-document/41',
  },
  read: 'GET /financial-documents/41',
  answers: {
    ...staff,
    'GET /financial-documents/41': () => aFinancialDocument({ attachment_file: null }),
  },
  find: () => screen.findByDisplayValue('حقوق دی ماه'),
});
