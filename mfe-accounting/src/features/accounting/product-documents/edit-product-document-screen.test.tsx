import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { fakeApi } from '@ziba/shared/testing/fake-api';
import { aProductFinancial } from '@ziba/shared/testing/samples';
import { screen } from '@testing-library/react';
import { EditProductDocumentScreen } from './edit-product-document-screen';

const list = '/clinic/accounting/inventory';
const read = 'GET /product-financial/31';
const save = 'POST /product-financial/31';
const screenOfOne = {
  element: <EditProductDocumentScreen />,
  place: { path: `${list}/edit/:id`, at: `${list}/edit/31` },
  answers: { [read]: () => aProductFinancial(), [save]: () => aProductFinancial({ version: 3 }) },
};

it('keeps the codes locked', async () => {
  fakeApi(screenOfOne.answers);
  renderScreen(screenOfOne.element, screenOfOne.place);
  expect(await screen.findByLabelText('کد حسابداری')).toHaveAttribute('readonly');
  expect(screen.getByText('1001')).toBeVisible();
});

testFormScreen({
  ...screenOfOne,
  save,
  submit: 'ذخیره تغییرات',
  typed: { 'مقدار خرید': '60' },
  failed: 'خطا در ویرایش اطلاعات',
  refused: ['sold_quantity', 'مقدار فروش'],
  sends: { purchased_quantity: 60 },
  says: 'سند حسابداری با موفقیت ویرایش شد.',
  opens: list,
  edits: { read, others: { purchased_quantity: 55 } },
});

testRecordScreen({ ...screenOfOne, read, find: () => screen.findByLabelText('مقدار خرید') });
