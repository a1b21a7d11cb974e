import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aService, aStaffUser } from '@ziba/shared/testing/samples';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import prescribed from '../../sections/treatment-plans.section';
import { planFormAnswers } from '../../testing/plan-form-answers';
import { NewPlanScreen } from './new-plan-screen';

const session = aLogin({ plan: aPlan([aPlanSection(appointments), aPlanSection(prescribed)]) });
const services = 'GET /presentableServices/clinic/1';

async function openServices(answer: () => unknown) {
  fakeApi({ ...planFormAnswers, [services]: answer });
  const path = '/clinic/appointments/treatment-plan/create';
  const view = renderScreen(<NewPlanScreen />, { path, session });
  await view.user.click(await screen.findByRole('combobox', { name: 'نوع خدمات' }));
  await view.user.keyboard('لیزر');
  return view;
}

it('says that services are loading before it says that there is none', async () => {
  const arrive: ((page: unknown) => void)[] = [];
  await openServices(() => new Promise((done) => arrive.push(done)));
  expect((await screen.findAllByText('در حال جستجو…')).length).toBeGreaterThan(0);
  expect(screen.queryByText('خدمتی یافت نشد')).not.toBeInTheDocument();
  for (const done of arrive) done(pageWith(aService({ title: 'تزریق ژل' })));
  expect((await screen.findAllByText('خدمتی یافت نشد')).length).toBeGreaterThan(0);
});

it('says that services cannot be read, and tries again', async () => {
  let answer: unknown = refuse(404, { code: 'not_found', message: 'یافت نشد' });
  const { user } = await openServices(() => answer);
  const again = await screen.findByRole('button', { name: 'تلاش دوباره', hidden: true });
  expect(screen.queryByText('خدمتی یافت نشد')).not.toBeInTheDocument();
  answer = pageWith(aService({ title: 'لیزر صورت' }));
  await user.click(again);
  expect(await screen.findByRole('option', { name: /لیزر صورت/ })).toBeVisible();
});

it('shows the characters of a service code in the right order beside its price', async () => {
  await openServices(() => pageWith(aService({ title: 'لیزر صورت', system_code: 'SVC-12' })));
  expect(await screen.findByRole('option', { name: /لیزر صورت/ })).toHaveTextContent(
    '\u2066SVC-12\u2069',
  );
});

it("offers only the services of the plan's doctor, and says so", async () => {
  const doctors = pageWith({ ...aStaffUser({ id: 3 }), serviceIds: [22] });
  fakeApi({
    ...planFormAnswers,
    'GET /users/doctors/1': () => doctors,
    [services]: () =>
      pageWith(aService({ id: 21, title: 'لیزر صورت' }), aService({ id: 22, title: 'بوتاکس' })),
  });
  const path = '/clinic/appointments/treatment-plan/create';
  const { user } = renderScreen(<NewPlanScreen />, { path, session });
  const field = await screen.findByRole('combobox', { name: 'نوع خدمات' });
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: /لیزر صورت/ }));
  expect(field).not.toHaveAccessibleDescription(/انجام می‌دهد/);
  await user.selectOptions(screen.getByRole('combobox', { name: /^پزشک/ }), 'دکتر سارا احمدی');
  expect(field).toHaveAccessibleDescription(
    'دکتر سارا احمدی «لیزر صورت» را انجام نمی‌دهد؛ خدمت دیگری انتخاب کنید',
  );
  await user.clear(field);
  const options = await screen.findAllByRole('option', { name: /لیزر صورت|بوتاکس/ });
  expect(options).toHaveLength(1);
  await user.click(options[0]!);
  expect(field).toHaveAccessibleDescription('فقط خدمت‌هایی که دکتر سارا احمدی انجام می‌دهد');
});
