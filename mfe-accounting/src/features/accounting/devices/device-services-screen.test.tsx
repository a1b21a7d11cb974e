import { aDevice, aDeviceService } from '@ziba/shared/testing/accounting-samples';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { DeviceServicesScreen } from './device-services-screen';

const read = 'GET /devices/51';
const record = 'POST /devices/51/services';
const place = {
  path: '/clinic/accounting/technical/services/:id',
  at: '/clinic/accounting/technical/services/51?from=2025-09-01',
  toasts: true,
};
const answers: Record<string, FakeAnswer> = {
  [read]: () => aDevice(),
  'GET /device-services/pagination': () => pageWith(aDeviceService()),
};

testRecordScreen({
  element: <DeviceServicesScreen />,
  place,
  read,
  answers,
  find: () => screen.findByRole('row', { name: /تعویض لامپ/ }),
});

it('shows the services of the days of the address, and records one at its usual cost', async () => {
  const calls = fakeApi({ ...answers, [record]: () => aDevice() });
  const { user } = renderScreen(<DeviceServicesScreen />, place);
  const row = await screen.findByRole('row', { name: /تعویض لامپ/ });
  expect(row).toHaveTextContent('۴٬۰۰۰٬۰۰۰');
  expect(calls.find(({ call }) => call.startsWith('GET /device-services'))?.params).toMatchObject({
    device_id: 51,
    from: '2025-09-01',
  });
  await user.click(screen.getByRole('button', { name: 'ثبت سرویس' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('هزینه سرویس')).toHaveValue('۴٬۰۰۰٬۰۰۰');
  await user.selectOptions(dialog.getByLabelText('روش پرداخت'), 'نقدی');
  await user.click(dialog.getByRole('button', { name: 'ثبت سرویس' }));
  expect(await screen.findByText('سرویس ثبت شد.')).toBeVisible();
  expect(calls.find(({ call }) => call === record)?.body).toMatchObject({
    cost: 4_000_000,
    payment_method: 'cash',
  });
});

testFormScreen({
  element: <DeviceServicesScreen />,
  place,
  answers: { ...answers, [record]: () => aDevice() },
  save: record,
  opener: 'ثبت سرویس',
  submit: 'ثبت سرویس',
  typed: { توضیح: 'تعویض فیلتر', 'هزینه سرویس': '3500000', 'روش پرداخت': 'نقدی' },
  failed: 'سرویس ثبت نشد',
  refused: ['payment_method', 'روش پرداخت'],
  sends: { note: 'تعویض فیلتر', cost: 3_500_000, payment_method: 'cash' },
  says: 'سرویس ثبت شد.',
});

it('says at the method that the cash of today is closed', async () => {
  const message = 'صندوق این روز بسته شده است و پرداختی نمی‌پذیرد';
  fakeApi({
    ...answers,
    [record]: () =>
      refuse(409, { code: 'day_closed', message, fields: { payment_method: message } }),
  });
  const { user } = renderScreen(<DeviceServicesScreen />, place);
  await user.click(await screen.findByRole('button', { name: 'ثبت سرویس' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'ثبت سرویس' }));
  expect(await dialog.findAllByText(message)).not.toHaveLength(0);
});
