import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { aTreatmentPlan } from '@ziba/shared/testing/plan-samples';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { openSection } from '@ziba/shared/testing/open-section';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aStaffUser } from '@ziba/shared/testing/samples';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import prescribed from '../../sections/treatment-plans.section';
import { PlansScreen } from './plans-screen';

const list = 'GET /treatmentPlans';
const path = '/clinic/appointments/treatment-plan';
const doctors = { 'GET /users/doctors/1': () => pageWith(aStaffUser({ id: 3 })) };
const plan = aPlan([aPlanSection(appointments), aPlanSection(prescribed)]);

testListScreen({
  element: <PlansScreen />,
  place: { path, session: aLogin({ plan }) },
  list,
  rows: () => pageWith(aTreatmentPlan()),
  answers: doctors,
  find: () => screen.findByRole('row', { name: /جوان‌سازی/ }),
  empty: 'هنوز طرح درمانی ثبت نشده است',
  narrowed: { query: '?search=ناموجود&status=done', says: 'موردی با این جستجو پیدا نشد' },
});

it('asks only with the filters that the server knows, whatever the address says', async () => {
  const calls = fakeApi({ ...doctors, [list]: () => pageWith(aTreatmentPlan()) });
  const at = `${path}?patient_id=7&utm_source=mail`;
  renderScreen(<PlansScreen />, { path, at, session: aLogin({ plan }) });
  await screen.findByRole('row', { name: /جوان‌سازی/ });
  const asked = calls.filter(({ call }) => call === list).map(({ params }) => params);
  expect(asked[0]).toMatchObject({ patient_id: '7' });
  expect(asked[0]).not.toHaveProperty('utm_source');
});

it('shows each plan in the columns of the text, with its status', async () => {
  fakeApi({ ...doctors, [list]: () => pageWith(aTreatmentPlan({ sessions_count: 3 })) });
  renderScreen(<PlansScreen />, { path, session: aLogin({ plan }) });

  const row = await screen.findByRole('row', { name: /جوان‌سازی/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 7).map((cell) => cell.textContent)).toEqual([
    'جوان‌سازی پوست در ۳ جلسه',
    '۷',
    'سارا رضایی',
    '۰۰۱۲۳۴۵۶۷۹',
    'دکتر سارا احمدی',
    'در انتظارپرداخت نشده',
    'سه جلسه با فاصله یک ماه',
  ]);
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    '/clinic/prescriptions/treatment-plan/display/41',
  );
});

it('links to the plan at the address of the appointments for users without prescriptions', async () => {
  fakeApi({ ...doctors, [list]: () => pageWith(aTreatmentPlan()) });
  const session = aLogin({ plan, sections: ['appointments'], levels: [2] });
  renderScreen(<PlansScreen />, { path, session });

  const row = await screen.findByRole('row', { name: /جوان‌سازی/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', `${path}/display/41`);
  expect(screen.queryByRole('link', { name: 'طرح درمان جدید' })).not.toBeInTheDocument();
});

it('is returned to from a plan with its page and search', async () => {
  fakeApi({
    ...doctors,
    [list]: () => pageWith(aTreatmentPlan()),
    'GET /treatmentPlans/41': () => aTreatmentPlan(),
  });
  const { user } = openSection(appointments, `${path}?page=2&search=جوان`, 'read');
  await user.click(await screen.findByRole('link', { name: /جوان‌سازی پوست/ }));
  await screen.findByText('سه جلسه با فاصله یک ماه');
  const back = screen.getByRole('link', { name: 'طرح‌های درمان' }).getAttribute('href') ?? '';
  expect(decodeURI(back)).toBe(`${path}?page=2&search=جوان`);
});

it('filters by doctor, status and payment, and says that nothing matches', async () => {
  const calls = fakeApi({
    ...doctors,
    [list]: ({ params }) => (params.status ? pageWith() : pageWith(aTreatmentPlan())),
  });
  const { user, location } = renderScreen(<PlansScreen />, { path, session: aLogin({ plan }) });

  const option = await screen.findByRole('option', { name: 'دکتر سارا احمدی' });
  await user.selectOptions(screen.getByLabelText('پزشک'), option);
  await user.selectOptions(screen.getByLabelText('وضعیت پرداخت'), 'پرداخت ناقص');
  await user.selectOptions(screen.getByLabelText('وضعیت'), 'در حال انجام');
  expect(await screen.findByText(/با این جستجو/)).toBeVisible();
  expect(calls.filter(({ call }) => call === list).at(-1)?.params).toEqual({
    page: 1,
    doctor_id: '3',
    payment_status: 'پرداخت ناقص',
    status: 'in_progress',
  });
  await user.click(screen.getByRole('button', { name: 'نمایش همه' }));
  expect(await screen.findByRole('row', { name: /جوان‌سازی/ })).toBeVisible();
  expect(location()).toBe(path);
});

it('says that the plans cannot be read and offers another try', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  fakeApi({ ...doctors, [list]: () => answer });
  const { user } = renderScreen(<PlansScreen />, { path, session: aLogin({ plan }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
  answer = pageWith();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('هنوز طرح درمانی ثبت نشده است')).toBeVisible();
});
