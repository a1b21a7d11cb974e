import { pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aService, aStaffUser } from '@ziba/shared/testing/samples';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { screen, waitFor, within } from '@testing-library/react';
import { openBooking } from '../../testing/open-booking';

const visit = aService({ id: 21, title: 'ویزیت', is_default_visit: true });
const laser = aService({ id: 22, title: 'لیزر صورت' });
const botox = aService({ id: 23, title: 'بوتاکس' });

const doctorWith = (serviceIds: readonly number[]) =>
  pageWith({ ...aStaffUser({ id: 3 }), serviceIds });
const open = (serviceIds: readonly number[], over: Record<string, FakeAnswer> = {}) =>
  openBooking({
    'GET /presentableServices/clinic/1': () => pageWith(visit, laser, botox),
    'GET /users/doctors/1': () => doctorWith(serviceIds),
    ...over,
  });
const service = () => screen.findByRole('combobox', { name: /^هزینه ویزیت/ });
const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('offers only the services of the doctor, and says so', async () => {
  const { user } = open([21, 22]);
  expect(await service()).toHaveValue('ویزیت');
  expect(await service()).toHaveAccessibleDescription(
    'فقط خدمت‌هایی که دکتر سارا احمدی انجام می‌دهد',
  );
  await user.clear(await service());
  expect(options()).toEqual([expect.stringContaining('ویزیت'), expect.stringContaining('لیزر')]);
});

it('offers every service for a doctor without a list', async () => {
  const { user } = open([]);
  expect(await service()).not.toHaveAccessibleDescription(/فقط خدمت‌هایی/);
  await user.clear(await service());
  expect(options()).toHaveLength(3);
});

it('leaves the service empty and says why when the doctor does not do the usual visit', async () => {
  open([22]);
  expect(await service()).toHaveValue('');
  expect(await service()).toHaveAccessibleDescription(
    'دکتر سارا احمدی «ویزیت» را انجام نمی‌دهد؛ خدمت دیگری انتخاب کنید',
  );
});

it('keeps a chosen service that is taken from the doctor meanwhile, and says so', async () => {
  let serviceIds = [21, 22];
  open([], { 'GET /users/doctors/1': () => doctorWith(serviceIds) });
  expect(await service()).toHaveValue('ویزیت');
  serviceIds = [22];
  await tellLive('row.changed', { entity: 'users', id: 3 });
  await waitFor(async () =>
    expect(await service()).toHaveAccessibleDescription(/«ویزیت» را انجام نمی‌دهد/),
  );
  expect(await service()).toHaveValue('ویزیت');
});

it('shows the refusal of the server at the service', async () => {
  const message = 'دکتر سارا احمدی این خدمت را انجام نمی‌دهد؛ خدمت یا پزشک دیگری انتخاب کنید';
  const refusal = { code: 'service_not_done', message, fields: { service_id: message } };
  const { user } = open([], {
    'POST /appointments': () => refuse(422, refusal),
    'GET /patients/by-national-code/0012345679': () => ({ id: 7, national_code: '0012345679' }),
  });
  await user.type(await screen.findByLabelText('کد ملی زیباجو'), '0012345679');
  await user.click(screen.getByRole('button', { name: 'ثبت نوبت' }));
  await waitFor(async () => expect(await service()).toHaveAccessibleDescription(message));
});
