import { anInternalService } from '@ziba/shared/testing/accounting-samples';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { screen } from '@testing-library/react';
import { EditInternalServiceScreen } from './edit-internal-service-screen';
import { NewInternalServiceScreen } from './new-internal-service-screen';

const list = '/clinic/accounting/local-services';
const read = 'GET /internal-services/61';
const editing = {
  element: <EditInternalServiceScreen />,
  place: { path: `${list}/edit/:id`, at: `${list}/edit/61` },
  answers: {
    [read]: () => anInternalService(),
    'POST /internal-services/61': () => anInternalService({ version: 3 }),
  },
};

testRecordScreen({ ...editing, read, find: () => screen.findByLabelText('موضوع خدمت') });

testFormScreen({
  element: <NewInternalServiceScreen />,
  place: { path: `${list}/new` },
  answers: { 'POST /internal-services': ({ body }) => anInternalService(body as object) },
  save: 'POST /internal-services',
  submit: 'ثبت',
  missing: { 'موضوع خدمت': 'لطفا موضوع خدمت را وارد کنید' },
  typed: { 'موضوع خدمت': 'اجاره', 'هزینه خدمت': '۲۵۰۰۰۰۰۰', 'مدت خدمت': '12' },
  failed: 'خطا در ثبت خدمت داخلی',
  refused: ['subject', 'موضوع خدمت'],
  sends: {
    subject: 'اجاره',
    system_code: expect.stringMatching(/^SRV-[1-9]\d{4}$/),
    prepayment_cost: 25_000_000,
    duration_months: 12,
  },
  says: 'خدمت داخلی با موفقیت ثبت شد',
  opens: list,
});

testFormScreen({
  ...editing,
  save: 'POST /internal-services/61',
  submit: 'ذخیره تغییرات',
  typed: { توضیحات: 'هفته‌ای دو بار' },
  failed: 'خطا در ویرایش خدمات',
  refused: ['subject', 'موضوع خدمت'],
  sends: { description: 'هفته‌ای دو بار' },
  says: 'خدمات با موفقیت ویرایش شد',
  opens: list,
  edits: { read, others: { description: 'روزانه' } },
});
