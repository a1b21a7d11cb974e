import { aDevice } from '@ziba/shared/testing/accounting-samples';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { screen } from '@testing-library/react';
import { EditDeviceScreen } from './edit-device-screen';
import { NewDeviceScreen } from './new-device-screen';

const list = '/clinic/accounting/technical';
const read = 'GET /devices/51';
const editing = {
  element: <EditDeviceScreen />,
  place: { path: `${list}/edit/:id`, at: `${list}/edit/51` },
  answers: { [read]: () => aDevice(), 'POST /devices/51': () => aDevice({ version: 3 }) },
};

testRecordScreen({ ...editing, read, find: () => screen.findByLabelText('نام دستگاه') });

testFormScreen({
  element: <NewDeviceScreen />,
  place: { path: `${list}/new` },
  answers: { 'POST /devices': () => aDevice({ system_code: 'DEV-2001' }) },
  save: 'POST /devices',
  submit: 'ثبت',
  missing: { 'نام دستگاه': 'لطفا نام دستگاه را وارد کنید' },
  typed: { 'نام دستگاه': 'لیزر', 'هزینه خرید': '۹۰۰۰۰۰', 'دوره سرویس': '6' },
  failed: 'خطا در ثبت اطلاعات',
  refused: ['device_name', 'نام دستگاه'],
  sends: {
    device_name: 'لیزر',
    system_code: expect.stringMatching(/^DEV-[1-9]\d\d$/),
    purchase_cost: 900_000,
    service_interval_months: 6,
  },
  // The proposed id was taken.
  says: /شناسه DEV-2001 داده شد/,
  opens: list,
});

testFormScreen({
  ...editing,
  save: 'POST /devices/51',
  submit: 'ذخیره تغییرات',
  typed: { 'هزینه باقی‌مانده': '100' },
  failed: 'خطا در ویرایش اطلاعات',
  refused: ['device_name', 'نام دستگاه'],
  sends: { remaining_cost: 100 },
  says: 'دستگاه با موفقیت ویرایش شد.',
  opens: list,
  edits: { read, others: { remaining_cost: 7 } },
});
