import { aDevice } from '@ziba/shared/testing/accounting-samples';
import { fakeApi } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { EditDeviceScreen } from './edit-device-screen';
import { NewDeviceScreen } from './new-device-screen';

const stored = { 'GET /devices/51': () => aDevice() };
const editing = {
  path: '/clinic/accounting/technical/edit/:id',
  at: '/clinic/accounting/technical/edit/51',
  toasts: true,
};

testRecordScreen({
  element: <EditDeviceScreen />,
  place: editing,
  read: 'GET /devices/51',
  answers: stored,
  find: () => screen.findByLabelText('نام دستگاه'),
});

it('registers a device under a generated id, and says when the id was taken', async () => {
  const create = 'POST /devices';
  const calls = fakeApi({ [create]: () => aDevice({ system_code: 'DEV-900' }) });
  const path = '/clinic/accounting/technical/new';
  const { user, location } = renderScreen(<NewDeviceScreen />, { path, toasts: true });
  expect(screen.getByLabelText('شناسه سیستمی')).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  const name = screen.getByLabelText('نام دستگاه');
  expect(name).toHaveAccessibleDescription('لطفا نام دستگاه را وارد کنید');

  await user.type(name, 'لیزر');
  await user.type(screen.getByLabelText('هزینه خرید'), '900000');
  await user.type(screen.getByLabelText('دوره سرویس'), '6');
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(await screen.findByText('دستگاه با موفقیت ثبت شد.')).toBeVisible();
  expect(screen.getByText(/شناسه DEV-900 داده شد/)).toBeVisible();
  expect(location()).toBe('/clinic/accounting/technical');
  expect(calls.find(({ call }) => call === create)?.body).toMatchObject({
    device_name: 'لیزر',
    system_code: expect.stringMatching(/^DEV-[1-9]\d\d$/),
    purchase_cost: 900_000,
    service_interval_months: 6,
  });
});

it('sends only what was changed of a device', async () => {
  const change = 'POST /devices/51';
  const calls = fakeApi({ ...stored, [change]: () => aDevice({ version: 2 }) });
  const { user, location } = renderScreen(<EditDeviceScreen />, editing);
  const owed = await screen.findByLabelText('هزینه باقی‌مانده');
  await user.clear(owed);
  await user.type(owed, '100');
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  expect(await screen.findByText('دستگاه با موفقیت ویرایش شد.')).toBeVisible();
  expect(location()).toBe('/clinic/accounting/technical');
  expect(calls.find(({ call }) => call === change)?.body).toEqual({
    remaining_cost: 100,
    version: 1,
  });
});
