import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aFinancialDocument, aStaffUser } from '@ziba/shared/testing/samples';
import { screen } from '@testing-library/react';
import { StaffDocumentFormScreen } from './staff-document-form-screen';

const list = '/clinic/accounting/users';
const create = 'POST /financial-documents';
const read = 'GET /financial-documents/41';
const change = 'POST /financial-documents/41';
const element = <StaffDocumentFormScreen />;
const creating = { path: `${list}/new-accounting-document` };
const answers = {
  'GET /users/clinic/1/index': () => pageWith(aStaffUser({ id: 5 })),
  [create]: () => aFinancialDocument(),
  [read]: () => aFinancialDocument(),
  [change]: () => aFinancialDocument({ version: 3 }),
};
const editing = { path: `${list}/edit-document/:id`, at: `${list}/edit-document/41` };
const field = (name: string) => screen.findByLabelText(name);

it('adds up what is owed, and pays the whole of it', async () => {
  fakeApi(answers);
  const { user } = renderScreen(element, { path: creating.path });
  await user.type(await field('حقوق محاسبه شده این ماه'), '۲۰۰۰۰۰۰۰');
  await user.type(await field('مانده از قبل'), '1000000');
  await user.type(await field('دریافتی قبلی'), '500000');
  expect(screen.getByRole('status', { name: 'مبلغ کل قابل پرداخت' })).toHaveTextContent(
    '۲۰٬۵۰۰٬۰۰۰ تومان',
  );
  await user.click(screen.getByRole('button', { name: 'پرداخت کل مبلغ' }));
  expect(await field('مبلغ پرداخت شده')).toHaveValue('۲۰٬۵۰۰٬۰۰۰');
});

testFormScreen({
  element,
  place: creating,
  answers,
  save: create,
  submit: 'ثبت سند',
  missing: { کاربر: 'انتخاب کاربر الزامی است', موضوع: 'موضوع سند الزامی است' },
  typed: {
    کاربر: 'دکتر سارا احمدی (شناسه ۵)',
    موضوع: 'حقوق دی ماه',
    'حقوق محاسبه شده این ماه': '۲۰۰۰۰۰۰۰',
    'مبلغ پرداخت شده': '5000000',
    'روش پرداخت': 'نقدی',
  },
  failed: 'خطا در ثبت سند مالی',
  refused: ['user_id', 'کاربر'],
  sends: {
    user_id: 5,
    title: 'حقوق دی ماه',
    document_type: 'پرداختی',
    calculated_salary_this_month: 20_000_000,
    paid_amount: 5_000_000,
    payment_method: 'cash',
    total_payable: 20_000_000,
    total_calculated: 20_000_000,
  },
  says: 'سند مالی با موفقیت ثبت شد.',
  opens: list,
});

testFormScreen({
  element,
  place: editing,
  answers,
  save: change,
  submit: 'ذخیره تغییرات',
  typed: { 'مبلغ پرداخت شده': '5000000' },
  failed: 'خطا در ثبت سند مالی',
  refused: ['user_id', 'کاربر'],
  sends: { paid_amount: 5_000_000, total_payable: 20_500_000, total_calculated: 20_500_000 },
  says: 'سند مالی با موفقیت ثبت شد.',
  opens: list,
  edits: { read, others: { paid_amount: 100 } },
});

testRecordScreen({
  element,
  place: editing,
  read,
  answers,
  find: () => screen.findByDisplayValue('حقوق دی ماه'),
});
