import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatientRow, aPatientSummary } from '@ziba/shared/testing/samples';
import { defineSection } from '@ziba/shared/section/define-section';
import { aLogin, aLoginWith, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { PatientsScreen } from './patients-screen';

const list = 'GET /patients/pagination';
const path = '/clinic/patients';

it('shows a row for each patient, with a link to edit', async () => {
  const sara = aPatientRow({ id: 7, full_name: 'سارا رضایی', national_code: '0012345679' });
  fakeApi({ [list]: () => pageWith(sara) });
  renderScreen(<PatientsScreen />, { path });

  const row = await screen.findByRole('row', { name: /سارا رضایی/ });
  expect(within(row).getByText('۰۰۱۲۳۴۵۶۷۹')).toBeVisible();
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/clinic/patients/edit/7');
});

it('shows the last and the next visit, medical alerts, and marks such as a debt', async () => {
  const sara = aPatientRow({
    full_name: 'سارا رضایی',
    contact_number: '09121234567',
    special_disease: 'دیابت',
    address: null,
    last_visit: '2026-01-03T12:30:00Z',
    next_visit: '2026-02-07T12:30:00Z',
    no_shows: 2,
    debt: 250_000,
    alerts: [{ id: 3, kind: 'medicine', text: 'وارفارین', severity: null, reaction: null }],
  });
  fakeApi({ [list]: () => pageWith(sara, aPatientRow({ id: 8, full_name: 'رضا کیانی' })) });
  renderScreen(<PatientsScreen />, { path });

  const row = await screen.findByRole('row', { name: /سارا رضایی/ });
  for (const text of [
    '۰۹۱۲۱۲۳۴۵۶۷',
    '۱۴۰۴/۱۰/۱۳',
    '۱۴۰۴/۱۱/۱۸',
    '۲۵۰٬۰۰۰ تومان',
    '۲ بار عدم مراجعه',
    'بیماری خاص: دیابت',
    'پرونده کامل نیست',
    'داروی در حال مصرف: وارفارین',
  ]) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  const other = screen.getByRole('row', { name: /رضا کیانی/ });
  expect(within(other).getAllByText('—')).toHaveLength(3);
  expect(within(other).queryByText(/تومان|بیماری|مراجعه/)).not.toBeInTheDocument();
});

it('opens the patient at a glance from the name, and returns the focus to it', async () => {
  fakeApi({
    [list]: () => pageWith(aPatientRow({ id: 7, full_name: 'سارا رضایی' })),
    'GET /patients/7': () => ({ ...aPatientRow({ id: 7 }), wallet_balance: 0 }),
    'GET /patients/7/summary': () => aPatientSummary(),
    'GET /patients/7/bookings': () => ({ total: 0, bookings: [] }),
  });
  const { user } = renderScreen(<PatientsScreen />, { path });
  const name = await screen.findByRole('button', { name: 'سارا رضایی' });
  await user.click(name);
  const drawer = await screen.findByRole('dialog', { name: 'سارا رضایی' });
  expect(await within(drawer).findByText('نوبتی در پیش نیست.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(name).toHaveFocus();
});

it('asks the server for the page and the words in the address', async () => {
  const calls = fakeApi({ [list]: () => pageWith() });
  renderScreen(<PatientsScreen />, { path, at: '/clinic/patients?page=3&search=سارا' });

  expect(await screen.findByText('زیباجویی با این مشخصات یافت نشد')).toBeVisible();
  expect(calls[0]?.params).toEqual({ page: 3, search: 'سارا' });
});

it('narrows the list to those who owe, and says what they owe together', async () => {
  const calls = fakeApi({
    [list]: ({ params }) =>
      params.standing === 'owes'
        ? {
            ...pageWith(aPatientRow({ full_name: 'سارا رضایی', debt: 250_000 })),
            debt_sum: 900_000,
          }
        : pageWith(aPatientRow({ full_name: 'رضا کیانی' })),
  });
  const { user, location } = renderScreen(<PatientsScreen />, { path });
  await user.selectOptions(await screen.findByLabelText('وضعیت'), 'بدهکار');
  expect(await screen.findByText('سارا رضایی')).toBeVisible();
  expect(screen.getByText('۹۰۰٬۰۰۰ تومان')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^بدهی/ }));
  await waitFor(() => expect(location()).toContain('sort=debt'));
  await user.selectOptions(screen.getByLabelText('مراجعه نکرده از'), '۶ ماه پیش');
  await waitFor(() =>
    expect(calls.at(-1)?.params).toMatchObject({ standing: 'owes', not_seen: '6' }),
  );
});

it('offers the first registration in an empty clinic', async () => {
  fakeApi({ [list]: () => pageWith() });
  renderScreen(<PatientsScreen />, { path });

  expect(await screen.findByText('زیباجویی ثبت نشده است')).toBeVisible();
  const [create] = screen.getAllByRole('link', { name: 'ثبت زیباجو جدید' });
  expect(create).toHaveAttribute('href', '/clinic/patients/create');
});

it('offers neither registration nor edit to users who may only read', async () => {
  fakeApi({ [list]: () => pageWith(aPatientRow()) });
  renderScreen(<PatientsScreen />, { path, session: aLoginWith('read', 'patients') });

  await screen.findByRole('table', { name: 'زیباجویان' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('offers another try when the list cannot be read', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  fakeApi({ [list]: () => answer });
  const { user } = renderScreen(<PatientsScreen />, { path });

  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
  answer = pageWith(aPatientRow({ full_name: 'سارا رضایی' }));
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('سارا رضایی')).toBeVisible();
});

describe('the actions of a row', () => {
  const screenAt = (path: string, needs: 'read' | 'write') => ({
    path,
    title: '',
    needs,
    load: async () => () => null,
  });
  const booking = defineSection({
    area: 'clinic',
    key: 'appointments',
    title: 'نوبت‌دهی',
    screens: [screenAt('', 'read'), screenAt('set-appointment', 'write')],
  });
  const files = defineSection({
    area: 'clinic',
    key: 'patients',
    title: 'زیباجویان',
    screens: [screenAt('', 'read'), screenAt('file/:id', 'read')],
  });
  const plan = aPlan([aPlanSection(booking), aPlanSection(files)]);
  const linksOf = async (session: ReturnType<typeof aLogin>) => {
    fakeApi({ [list]: () => pageWith(aPatientRow({ id: 7, full_name: 'سارا رضایی' })) });
    renderScreen(<PatientsScreen />, { path, session });
    const row = await screen.findByRole('row', { name: /سارا رضایی/ });
    return within(row)
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  };

  it('link to the file, to the form and to a booking for the patient', async () => {
    expect(await linksOf(aLogin({ plan }))).toEqual([
      ['مشاهده پرونده', '/clinic/patients/file/7'],
      ['ویرایش', '/clinic/patients/edit/7'],
      ['ثبت نوبت', '/clinic/appointments?patient=7'],
    ]);
  });

  it('leave out links that do not exist or are not allowed', async () => {
    const withoutFile = aPlan([aPlanSection(booking)]);
    expect(
      await linksOf(aLogin({ plan: withoutFile, sections: ['patients'], levels: [2] })),
    ).toEqual([]);
  });

  it('offer a booking only with the right to write', async () => {
    const session = aLogin({ plan, sections: ['patients', 'appointments'], levels: [2] });
    expect((await linksOf(session)).map(([label]) => label)).toEqual(['مشاهده پرونده']);
  });
});
