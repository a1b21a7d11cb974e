import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient } from '@ziba/shared/testing/samples';
import { aLoginWith } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { PatientsScreen } from './patients-screen';

const list = 'GET /patients/pagination';
const path = '/clinic/patients';

it('shows a row for each patient, with a link to edit', async () => {
  const sara = aPatient({ id: 7, full_name: 'سارا رضایی', national_code: '0012345679' });
  fakeApi({ [list]: () => pageWith(sara) });
  renderScreen(<PatientsScreen />, { path });

  const row = await screen.findByRole('row', { name: /سارا رضایی/ });
  expect(within(row).getByText('۰۰۱۲۳۴۵۶۷۹')).toBeVisible();
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/clinic/patients/edit/7');
});

it('asks the server for the page and the words in the address', async () => {
  const calls = fakeApi({ [list]: () => pageWith() });
  renderScreen(<PatientsScreen />, { path, at: '/clinic/patients?page=3&search=سارا' });

  expect(await screen.findByText('زیباجویی با این مشخصات یافت نشد')).toBeVisible();
  expect(calls[0]?.params).toEqual({ page: 3, search: 'سارا' });
});

it('leads from an empty clinic to the first registration', async () => {
  fakeApi({ [list]: () => pageWith() });
  renderScreen(<PatientsScreen />, { path });

  expect(await screen.findByText('زیباجویی ثبت نشده است')).toBeVisible();
  const [create] = screen.getAllByRole('link', { name: 'ثبت زیباجو جدید' });
  expect(create).toHaveAttribute('href', '/clinic/patients/create');
});

it('offers neither registration nor edit to somebody who may only read', async () => {
  fakeApi({ [list]: () => pageWith(aPatient()) });
  renderScreen(<PatientsScreen />, { path, session: aLoginWith('read', 'patients') });

  await screen.findByRole('table', { name: 'زیباجویان' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('offers another try when the list cannot be read', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  fakeApi({ [list]: () => answer });
  const { user } = renderScreen(<PatientsScreen />, { path });

  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
  answer = pageWith(aPatient({ full_name: 'سارا رضایی' }));
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('سارا رضایی')).toBeVisible();
});
