import {
  anInternalService,
  anInternalServiceDocument,
} from '@ziba/shared/testing/accounting-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { EditInternalDocumentScreen } from './edit-internal-document-screen';
import { NewInternalDocumentScreen } from './new-internal-document-screen';

const at = '/clinic/accounting/local-services';
const opens = '/clinic/accounting/clinic';
const read = 'GET /internal-service-documents/71';
const create = 'POST /internal-service-documents';
const change = `${create}/71`;
const answers = {
  'GET /internal-services': () => pageWith(anInternalService()),
  [read]: () => anInternalServiceDocument(),
  [create]: () => anInternalServiceDocument(),
  [change]: () => anInternalServiceDocument({ version: 3 }),
};
const creating = {
  element: <NewInternalDocumentScreen />,
  place: { path: `${at}/new-document` },
  answers,
};
const editing = {
  element: <EditInternalDocumentScreen />,
  place: { path: `${at}/edit-document/:id`, at: `${at}/edit-document/71` },
  answers,
};

testRecordScreen({ ...editing, read, find: () => screen.findByLabelText('مبلغ پرداختی') });

testFormScreen({
  ...creating,
  save: create,
  submit: 'ثبت',
  missing: { 'خدمت داخلی': 'انتخاب خدمت الزامی است' },
  // The chosen service brings its cost along.
  typed: { 'خدمت داخلی': 'نظافت', 'مبلغ پرداختی': '2000000' },
  failed: 'خطا در ثبت سند',
  refused: ['paid_amount', 'مبلغ پرداختی'],
  sends: {
    internal_service_id: 61,
    system_code: expect.stringMatching(/^[1-9]\d{4}$/),
    default_service_cost: 6_000_000,
    paid_amount: 2_000_000,
  },
  says: 'سند با موفقیت ثبت شد.',
  opens,
});

it('shows what will be owed', async () => {
  fakeApi(answers);
  const { user } = renderScreen(creating.element, creating.place);
  await screen.findByRole('option', { name: 'نظافت' });
  await user.selectOptions(screen.getByLabelText('خدمت داخلی'), 'نظافت');
  expect(screen.getByLabelText('هزینه خدمت')).toHaveValue('۶٬۰۰۰٬۰۰۰');
  await user.type(screen.getByLabelText('مبلغ پرداختی'), '2000000');
  expect(screen.getByText('۴٬۰۰۰٬۰۰۰ تومان')).toBeVisible();
});

testFormScreen({
  ...editing,
  // The service of the document is archived, and costs another amount by now.
  answers: {
    ...answers,
    'GET /internal-services': () => pageWith(anInternalService({ id: 62, subject: 'اجاره' })),
    [read]: () => anInternalServiceDocument({ default_service_cost: 5_000_000 }),
  },
  save: change,
  submit: 'ذخیره تغییرات',
  typed: { توضیحات: 'نقد' },
  failed: 'خطا در ویرایش سند',
  refused: ['paid_amount', 'مبلغ پرداختی'],
  sends: { description: 'نقد' },
  says: 'سند با موفقیت ویرایش شد.',
  opens,
  edits: { read, others: { description: 'چک' } },
});
