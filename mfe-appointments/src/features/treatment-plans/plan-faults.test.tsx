import { fakeApi, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aTreatmentPlan } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import prescribed from '../../sections/treatment-plans.section';
import { planFormAnswers } from '../../testing/plan-form-answers';
import { NewPlanScreen } from './new-plan-screen';

const create = 'POST /treatmentPlans';
const session = aLogin({ plan: aPlan([aPlanSection(appointments), aPlanSection(prescribed)]) });
const button = (name: string) => screen.getByRole('button', { name });
const entry = () => within(screen.getByRole('group', { name: 'جلسه جدید' }));
const row = (place: number) => within(screen.getAllByRole('listitem')[place] as HTMLElement);
type User = ReturnType<typeof renderScreen>['user'];

async function openTitled(answers: Record<string, FakeAnswer> = {}) {
  const calls = fakeApi({ ...planFormAnswers, ...answers });
  const path = '/clinic/appointments/treatment-plan/create';
  const view = renderScreen(<NewPlanScreen />, { path, state: { patientId: 7 }, session });
  await view.user.type(await screen.findByLabelText('عنوان'), 'جوان‌سازی');
  return { ...view, isSent: () => calls.some(({ call }) => call === create) };
}

async function addSession(user: User, title: string, time: string) {
  // The first session is open already.
  const another = screen.queryByRole('button', { name: 'جلسه جدید' });
  if (another) await user.click(another);
  await user.type(entry().getByLabelText('عنوان جلسه'), title);
  await user.click(entry().getByRole('combobox', { name: 'نوع خدمات' }));
  await user.click(await screen.findByRole('option', { name: /لیزر صورت/ }));
  await user.click(entry().getByLabelText('تاریخ و ساعت'));
  await user.paste('۱۴۱۰/۰۱/۲۰');
  await user.type(entry().getByLabelText('ساعت تاریخ و ساعت'), time);
  await user.click(button('افزودن جلسه'));
  await within(screen.getByRole('list', { name: 'جلسه‌ها' })).findByText(title);
}

it('moves the focus to a half-filled session, and says what to do with it', async () => {
  const { user, isSent } = await openTitled();
  await user.type(entry().getByLabelText('عنوان جلسه'), 'جلسه نخست');
  await user.click(button('ثبت طرح درمان'));
  await waitFor(() => expect(button('افزودن جلسه')).toHaveFocus());
  expect(button('افزودن جلسه')).toHaveAccessibleDescription(/هنوز به فهرست افزوده نشده است/);
  expect(screen.getAllByText(/هنوز به فهرست افزوده نشده است/)).toHaveLength(1);
  expect(isSent()).toBe(false);

  await user.clear(entry().getByLabelText('عنوان جلسه'));
  expect(screen.queryByText(/هنوز به فهرست افزوده نشده است/)).not.toBeInTheDocument();
});

it('moves the focus to the list when a plan has no session yet', async () => {
  const { user } = await openTitled();
  await user.click(button('ثبت طرح درمان'));
  const list = screen.getByRole('group', { name: 'فهرست جلسه‌ها' });
  await waitFor(() => expect(list).toHaveFocus());
  expect(list).toHaveAccessibleDescription('طرح درمان شما حداقل باید یک جلسه داشته باشد');
});

it('names the session that overlaps another one, and moves the focus to it', async () => {
  const { user, isSent } = await openTitled({ [create]: () => aTreatmentPlan() });
  await addSession(user, 'جلسه نخست', '1600');
  await addSession(user, 'جلسه دوم', '1700');
  await user.click(button('ثبت طرح درمان'));
  expect(await row(1).findByText(/جلسه «جلسه نخست» همین طرح در همین زمان است/)).toBeVisible();
  expect(button('ویرایش جلسه دوم')).toHaveFocus();
  expect(button('ویرایش جلسه دوم')).toHaveAccessibleDescription(/همین زمان/);
  expect(isSent()).toBe(false);
});

it.each([409, 422])(
  'moves the focus to the session that the server refuses with %d',
  async (status) => {
    const message = 'این نوبت قبلا رزرو شده است';
    const { user } = await openTitled({
      [create]: () =>
        refuse(status, { code: 'slot_taken', message, fields: { 'sessions.1.date': message } }),
    });
    await addSession(user, 'جلسه نخست', '1600');
    await addSession(user, 'جلسه دوم', '1800');
    await user.click(button('ثبت طرح درمان'));
    expect(await row(1).findByText(message)).toBeVisible();
    expect(button('ویرایش جلسه دوم')).toHaveFocus();
    expect(screen.getByText(/جلسه دوم: این نوبت قبلا رزرو شده است/)).toBeVisible();
  },
);
