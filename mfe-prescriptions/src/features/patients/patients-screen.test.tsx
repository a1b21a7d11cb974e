import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient } from '@ziba/shared/testing/samples';
import { defineSection } from '@ziba/shared/section/define-section';
import { aLogin, aLoginWith, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
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
    fakeApi({ [list]: () => pageWith(aPatient({ id: 7, full_name: 'سارا رضایی' })) });
    renderScreen(<PatientsScreen />, { path, session });
    const row = await screen.findByRole('row', { name: /سارا رضایی/ });
    return within(row)
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  };

  it('lead to the file, to the form and to a booking for the patient', async () => {
    expect(await linksOf(aLogin({ plan }))).toEqual([
      ['مشاهده پرونده', '/clinic/patients/file/7'],
      ['ویرایش', '/clinic/patients/edit/7'],
      ['ثبت نوبت', '/clinic/appointments?patient=7'],
    ]);
  });

  it('leave out what is not there or not allowed', async () => {
    const withoutFile = aPlan([aPlanSection(booking)]);
    expect(
      await linksOf(aLogin({ plan: withoutFile, sections: ['patients'], levels: [2] })),
    ).toEqual([]);
  });

  it('book only for who may write', async () => {
    const session = aLogin({ plan, sections: ['patients', 'appointments'], levels: [2] });
    expect((await linksOf(session)).map(([label]) => label)).toEqual(['مشاهده پرونده']);
  });
});
