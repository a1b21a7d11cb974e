import { fakeApi, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { aTreatmentPlan, aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { screen, waitFor, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import prescribed from '../../sections/treatment-plans.section';
import { planFormAnswers } from '../../testing/plan-form-answers';
import { EditPlanScreen } from './edit-plan-screen';

const edit = 'POST /treatmentPlans/41';
const session = aLogin({ plan: aPlan([aPlanSection(appointments), aPlanSection(prescribed)]) });
const first = aTreatmentSession({ starts_at: '2031-04-09T12:30:00.000Z' });
const second = aTreatmentSession({
  id: 82,
  session_title: 'جلسه دوم',
  starts_at: '2031-05-09T12:30:00.000Z',
});
const third = aTreatmentSession({
  id: 83,
  session_title: 'جلسه سوم',
  starts_at: '2031-06-09T12:30:00.000Z',
});

/** Opens the plan for editing; `elsewhere` stores other sessions and sends the live event. */
async function openPlan(answer?: FakeAnswer) {
  let plan = aTreatmentPlan({ sessions: [first, second] });
  const calls = fakeApi({
    ...planFormAnswers,
    'GET /treatmentPlans/41': () => plan,
    [edit]: answer ?? (() => plan),
  });
  const path = '/clinic/prescriptions/treatment-plan/edit/:id';
  const at = '/clinic/prescriptions/treatment-plan/edit/41';
  const view = renderScreen(<EditPlanScreen />, { path, at, session, toasts: true });
  await screen.findByRole('button', { name: 'ویرایش جلسه دوم' });
  return {
    ...view,
    sentBody: () => calls.find(({ call }) => call === edit)?.body,
    elsewhere: async (sessions: TreatmentSession[]) => {
      plan = aTreatmentPlan({ sessions, version: plan.version + 1 });
      await tellLive('row.changed', { entity: 'treatment_plans', id: 41 });
    },
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const entry = () => within(screen.getByRole('group', { name: /^(جلسه جدید|ویرایش جلسه)$/ }));
const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('keeps editing the same session while another user adds and cancels others', async () => {
  const { user, elsewhere, sentBody } = await openPlan();
  await user.click(button('ویرایش جلسه دوم'));
  const title = entry().getByLabelText('عنوان جلسه');
  await user.clear(title);
  await user.type(title, 'جلسه پایانی');

  await elsewhere([{ ...first, status: 'کنسل شده' }, second, third]);
  await waitFor(() =>
    expect(listed()).toEqual([
      expect.stringContaining('جلسه دوم'),
      expect.stringContaining('جلسه سوم'),
    ]),
  );
  expect(entry().getByLabelText('عنوان جلسه')).toHaveValue('جلسه پایانی');
  await user.click(button('ویرایش جلسه'));
  expect(listed()).toEqual([
    expect.stringContaining('جلسه پایانی'),
    expect.stringContaining('جلسه سوم'),
  ]);

  await user.click(button('ذخیره تغییرات'));
  await waitFor(() => expect(sentBody()).toBeDefined());
  expect(sentBody()).toMatchObject({
    session_rows: [{ id: 82, session_title: 'جلسه پایانی' }],
    canceled_sessions: [],
  });
});

it('keeps the time that another user gave to the session that is being edited', async () => {
  const { user, elsewhere, sentBody } = await openPlan();
  await user.click(button('ویرایش جلسه دوم'));
  await user.type(entry().getByLabelText('محل ارائه خدمات'), 'اتاق دو');

  const moved = '2031-05-10T12:30:00.000Z';
  await elsewhere([first, { ...second, starts_at: moved }]);
  await waitFor(() => expect(listed()[1]).toContain('۱۴۱۰/۰۲/۲۰'));
  expect(await entry().findByText(/همین حالا/)).toBeVisible();
  await user.click(button('ویرایش جلسه'));
  await user.click(button('ذخیره تغییرات'));
  await waitFor(() => expect(sentBody()).toBeDefined());
  expect(sentBody()).toMatchObject({
    session_rows: [{ id: 82, date: moved, service_location: 'اتاق دو' }],
  });
});

it('keeps the values typed into a session that another user canceled, and offers them as a new one', async () => {
  const { user, elsewhere, sentBody } = await openPlan();
  await user.click(button('ویرایش جلسه دوم'));
  const title = entry().getByLabelText('عنوان جلسه');
  await user.clear(title);
  await user.type(title, 'جلسه پایانی');

  await elsewhere([first]);
  expect(await entry().findByText(/کاربر دیگری این جلسه را/)).toBeVisible();
  expect(entry().getByLabelText('عنوان جلسه')).toHaveValue('جلسه پایانی');
  await user.click(button('افزودن جلسه'));
  await user.click(button('ذخیره تغییرات'));
  await waitFor(() => expect(sentBody()).toBeDefined());
  const body = sentBody() as { session_rows: object[]; canceled_sessions: number[] };
  expect(body.session_rows).toEqual([expect.not.objectContaining({ id: 82 })]);
  expect(body.session_rows).toMatchObject([{ session_title: 'جلسه پایانی' }]);
  expect(body.canceled_sessions).toEqual([]);
});

it('names and focuses the session for which the new doctor of the plan has no time', async () => {
  const message = 'این نوبت قبلا رزرو شده است';
  const { user } = await openPlan(() =>
    refuse(409, { code: 'slot_taken', message, fields: { 'moved_sessions.82.date': message } }),
  );
  await user.type(screen.getByLabelText('عنوان'), ' دوم');
  await user.click(button('ذخیره تغییرات'));
  expect(await screen.findByText(/جلسه دوم: این نوبت قبلا رزرو شده است/)).toBeVisible();
  expect(button('ویرایش جلسه دوم')).toHaveFocus();
  expect(button('ویرایش جلسه دوم')).toHaveAccessibleDescription(message);
});

it('shows the value that another user wrote into the same field of an open session', async () => {
  const { user, elsewhere } = await openPlan();
  await user.click(button('ویرایش جلسه دوم'));
  const title = entry().getByLabelText('عنوان جلسه');
  await user.clear(title);
  await user.type(title, 'جلسه پایانی');
  await elsewhere([first, { ...second, session_title: 'جلسه میانی' }]);
  expect(await entry().findByText(/«عنوان جلسه» را تغییر داد.*جلسه میانی/)).toBeVisible();
  expect(entry().getByLabelText('عنوان جلسه')).toHaveValue('جلسه پایانی');
});
