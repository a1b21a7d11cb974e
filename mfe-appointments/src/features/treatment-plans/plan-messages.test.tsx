import { formatDay, todayIso } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aTreatmentPlan, aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import prescribed from '../../sections/treatment-plans.section';
import { planFormAnswers } from '../../testing/plan-form-answers';
import { EditPlanScreen } from './edit-plan-screen';
import { NewPlanScreen } from './new-plan-screen';

const create = 'POST /treatmentPlans';
const edit = 'POST /treatmentPlans/41';
const session = aLogin({ plan: aPlan([aPlanSection(appointments), aPlanSection(prescribed)]) });
const button = (name: string) => screen.getByRole('button', { name });
const entry = () => within(screen.getByRole('group', { name: /^(جلسه جدید|ویرایش جلسه)$/ }));

function openNew(answers: Record<string, FakeAnswer> = {}, state: unknown = { patientId: 7 }) {
  const calls = fakeApi({ ...planFormAnswers, ...answers });
  const path = '/clinic/appointments/treatment-plan/create';
  return { calls, ...renderScreen(<NewPlanScreen />, { path, state, session, toasts: true }) };
}
type User = ReturnType<typeof openNew>['user'];

function openEdit(answers: Record<string, FakeAnswer> = {}) {
  const stored = aTreatmentPlan({
    sessions: [aTreatmentSession({ starts_at: '2031-04-09T12:30:00.000Z' })],
  });
  const calls = fakeApi({ ...planFormAnswers, 'GET /treatmentPlans/41': () => stored, ...answers });
  const path = '/clinic/prescriptions/treatment-plan/edit/:id';
  const at = '/clinic/prescriptions/treatment-plan/edit/41?session=81';
  return { calls, ...renderScreen(<EditPlanScreen />, { path, at, session, toasts: true }) };
}

async function typeDay(user: User, day: string) {
  await user.clear(entry().getByLabelText('تاریخ و ساعت'));
  await user.click(entry().getByLabelText('تاریخ و ساعت'));
  await user.paste(day);
}

async function fillSession(user: User) {
  await user.type(entry().getByLabelText('عنوان جلسه'), 'جلسه نخست');
  await user.click(entry().getByRole('combobox', { name: 'نوع خدمات' }));
  await user.click(await screen.findByRole('option', { name: /لیزر صورت/ }));
  await typeDay(user, '۱۴۱۰/۰۱/۲۰');
  await user.type(entry().getByLabelText('ساعت تاریخ و ساعت'), '1600');
}

const isAbout = (words: string) => expect.stringContaining(words) as string;

it('says that a plan could not be changed, and why', async () => {
  const message = 'سرور پاسخ نداد';
  const { user } = openEdit({ [edit]: () => refuse(400, { code: 'internal', message }) });
  await user.type(await screen.findByLabelText('عنوان'), ' دوم');
  await user.click(button('ذخیره تغییرات'));
  expect(await screen.findByText(/خطا در ویرایش طرح درمان\..*سرور پاسخ نداد/)).toBeVisible();
  expect(screen.queryByText('خطا در ثبت یا ویرایش جلسه')).not.toBeInTheDocument();
});

it('says that a session could not be saved or changed, also in its row', async () => {
  const message = 'این نوبت قبلا رزرو شده است';
  const { user } = openEdit({
    [edit]: () =>
      refuse(409, { code: 'slot_taken', message, fields: { 'sessions.0.date': message } }),
  });
  await user.type(await screen.findByLabelText('عنوان جلسه'), ' دوم');
  await user.click(button('ویرایش جلسه'));
  await user.click(button('ذخیره تغییرات'));
  expect(await screen.findByText('خطا در ثبت یا ویرایش جلسه')).toBeVisible();
  expect(within(screen.getByRole('listitem')).getByText(message)).toBeVisible();
});

it('uses the wording of an edit when the day of a session is missing', async () => {
  const { user } = openEdit();
  await screen.findByLabelText('عنوان جلسه');
  await user.clear(entry().getByLabelText('ساعت تاریخ و ساعت'));
  await user.clear(entry().getByLabelText('تاریخ و ساعت'));
  await user.click(button('ویرایش جلسه'));
  expect(await entry().findByText('تاریخ الزامی است')).toBeVisible();
  expect(entry().queryByText('زمان جلسه الزامی است')).not.toBeInTheDocument();
});

it('requires name and quantity of the goods that a session needs', async () => {
  const { user } = openNew({ 'GET /products/clinic/1': () => pageWith() });
  await screen.findByLabelText('عنوان');
  await fillSession(user);
  await user.click(entry().getByRole('button', { name: 'افزودن کالا' }));
  await user.type(entry().getByRole('combobox', { name: 'نام کالا، ردیف ۱' }), 'سرنگ');
  await user.click(button('افزودن جلسه'));
  const quantity = () => entry().getByRole('textbox', { name: 'مقدار، ردیف ۱' });
  await waitFor(() => expect(quantity()).toHaveAccessibleDescription('مقدار کالا الزامی است'));
  await user.type(quantity(), '۵ عدد');
  await user.clear(entry().getByRole('combobox', { name: 'نام کالا، ردیف ۱' }));
  await user.click(button('افزودن جلسه'));
  expect(await entry().findByText('نام کالا الزامی است')).toBeVisible();
});

it('says that no service has the typed name', async () => {
  const { user } = openNew();
  await screen.findByLabelText('عنوان');
  await user.type(entry().getByRole('combobox', { name: 'نوع خدمات' }), 'قلب');
  expect((await screen.findAllByText('خدمتی یافت نشد'))[0]).toBeVisible();
});

it('accepts only digits for the price, Latin or Persian, and sends a number', async () => {
  const { user, calls } = openNew({ [create]: () => aTreatmentPlan() });
  await user.type(await screen.findByLabelText('عنوان'), 'جوان‌سازی');
  await fillSession(user);
  const price = entry().getByLabelText('قیمت');
  await user.clear(price);
  await user.type(price, 'abc۲۵۰هزار000');
  expect(price).toHaveValue('۲۵۰٬۰۰۰');
  await user.click(button('افزودن جلسه'));
  await user.click(button('ثبت طرح درمان'));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === create)?.body).toMatchObject({
      sessions: [{ service_cost: 250_000 }],
    }),
  );
});

it('refuses a past day, and adds no session to the list', async () => {
  const { user } = openNew();
  await screen.findByLabelText('عنوان');
  await fillSession(user);
  await typeDay(user, formatDay(addDays(todayIso(), -3)));
  await user.click(button('افزودن جلسه'));
  await waitFor(() =>
    expect(entry().getByLabelText('تاریخ و ساعت')).toHaveAccessibleDescription(
      isAbout('روزهای گذشته را نمی‌توان انتخاب کرد'),
    ),
  );
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('says that the plan is being saved while it is sent', async () => {
  let answer: (plan: unknown) => void = () => undefined;
  const { user } = openNew({ [create]: () => new Promise((resolve) => (answer = resolve)) });
  await user.type(await screen.findByLabelText('عنوان'), 'جوان‌سازی');
  await fillSession(user);
  await user.click(button('افزودن جلسه'));
  await user.click(button('ثبت طرح درمان'));
  expect(await screen.findByRole('button', { name: 'در حال ثبت…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await act(async () => answer(aTreatmentPlan()));
  expect(await screen.findByText('طرح درمان و جلسات با موفقیت ثبت شدند.')).toBeVisible();
});

it('begins with the appointment whose code is in the navigation state, with its patient and doctor', async () => {
  const chosen = { ...anAppointmentDetails({ id: 61 }), patient_id: 7, doctor_id: 3 };
  const { calls } = openNew(
    {
      'GET /appointments/by-code/48213': () => chosen,
      'GET /appointments/by-patient/7': () => pageWith(chosen),
      [create]: () => aTreatmentPlan(),
    },
    { appointmentCode: '48213' },
  );
  expect(await screen.findByDisplayValue('سارا رضایی')).toBe(
    screen.getByRole('combobox', { name: 'زیباجو' }),
  );
  expect(screen.getByRole('combobox', { name: 'پزشک' })).toHaveValue('3');
  const appointment = screen.getByRole('combobox', { name: 'شناسه نوبت' });
  await waitFor(() => expect(appointment).not.toHaveValue(''));
  expect(calls.map(({ call }) => call)).toContain('GET /appointments/by-code/48213');
});
