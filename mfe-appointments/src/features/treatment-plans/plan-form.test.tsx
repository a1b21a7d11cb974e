import { anAppointment } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aTreatmentPlan, aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient, aStaffUser } from '@ziba/shared/testing/samples';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import prescribed from '../../sections/treatment-plans.section';
import { planFormAnswers } from '../../testing/plan-form-answers';
import { EditPlanScreen } from './edit-plan-screen';
import { NewPlanScreen } from './new-plan-screen';

const create = 'POST /treatmentPlans';
const session = aLogin({ plan: aPlan([aPlanSection(appointments), aPlanSection(prescribed)]) });
const button = (name: string) => screen.getByRole('button', { name });
const entry = () => within(screen.getByRole('group', { name: /^(جلسه جدید|ویرایش جلسه)$/ }));
type User = ReturnType<typeof renderScreen>['user'];

function openNew(answers: Record<string, FakeAnswer> = {}, state?: unknown) {
  const calls = fakeApi({ ...planFormAnswers, ...answers });
  const path = '/clinic/appointments/treatment-plan/create';
  return { calls, ...renderScreen(<NewPlanScreen />, { path, state, session, toasts: true }) };
}

async function fillSession(user: User, title: string, day = '۱۴۱۰/۰۱/۲۰') {
  await user.type(entry().getByLabelText('عنوان جلسه'), title);
  await user.click(entry().getByRole('combobox', { name: 'نوع خدمات' }));
  await user.click(await screen.findByRole('option', { name: /لیزر صورت/ }));
  await user.click(entry().getByLabelText('تاریخ و ساعت'));
  await user.paste(day);
  await user.type(entry().getByLabelText('ساعت تاریخ و ساعت'), '1600');
}

const sent = (calls: ReturnType<typeof fakeApi>, call: string) =>
  calls.find((one) => one.call === call);

it('sends the plan and its sessions once, prefilled by the appointment, and opens the plan', async () => {
  const { user, calls, location } = openNew(
    { [create]: () => aTreatmentPlan() },
    { appointmentId: 61 },
  );
  await user.type(await screen.findByLabelText('عنوان'), 'جوان‌سازی');
  await fillSession(user, 'جلسه نخست');
  expect(entry().getByLabelText('قیمت')).toHaveValue('۸۹۰٬۰۰۰');
  expect(entry().getByLabelText('زمان تقریبی درمان')).toHaveValue('۱٫۵');
  expect(await entry().findByText(/بیرون از ساعت کاری/)).toBeVisible();

  // A half-filled session is not lost by saving too early.
  await user.click(button('ثبت طرح درمان'));
  expect(await screen.findByText(/هنوز به فهرست افزوده نشده است/)).toBeVisible();
  await user.click(button('افزودن جلسه'));
  expect(await screen.findByRole('listitem')).toHaveTextContent('جلسه نخست۱۴۱۰/۰۱/۲۰');
  await user.click(button('ثبت طرح درمان'));

  await waitFor(() => expect(location()).toBe('/clinic/prescriptions/treatment-plan/display/41'));
  expect(screen.getByText('طرح درمان و جلسات با موفقیت ثبت شدند.')).toBeVisible();
  const call = sent(calls, create);
  expect(call?.headers['idempotency-key']).toBeTruthy();
  expect(call?.body).toMatchObject({
    title: 'جوان‌سازی',
    patient_id: 7,
    appointment_id: 61,
    sessions: [
      {
        session_title: 'جلسه نخست',
        service_id: 21,
        service_cost: 890_000,
        estimated_duration: 1.5,
      },
    ],
  });
});

it('names the missing fields of the session and of the plan in the words of the text', async () => {
  const { user } = openNew();
  await user.click(await screen.findByRole('button', { name: 'افزودن جلسه' }));
  expect(await entry().findByText('عنوان جلسه الزامی است')).toBeVisible();
  expect(entry().getByText('زمان جلسه الزامی است')).toBeVisible();
  expect(entry().getByText('نوع خدمات الزامی است')).toBeVisible();
  expect(entry().getByText('زمان تقریبی درمان الزامی است')).toBeVisible();

  await user.click(button('ثبت طرح درمان'));
  expect(await screen.findByText('فیلد عنوان نباید خالی باشد')).toBeVisible();
  expect(screen.getByText('طرح درمان شما حداقل باید یک جلسه داشته باشد')).toBeVisible();
  expect(screen.getByText('شناسه زیباجو معتبر نمی‌باشد')).toBeVisible();
});

it('says that the appointment in the navigation state does not exist', async () => {
  openNew(
    {
      'GET /appointments/by-code/12345': () =>
        refuse(404, { code: 'not_found', message: 'یافت نشد' }),
    },
    { appointmentCode: '12345' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('شناسه نوبت معتبر نمی‌باشد');
});

it('shows a refused session in its row and keeps everything until it is saved', async () => {
  const message = 'این نوبت قبلا رزرو شده است';
  let isFree = false;
  const { user } = openNew(
    {
      [create]: () =>
        isFree
          ? aTreatmentPlan()
          : refuse(409, { code: 'slot_taken', message, fields: { 'sessions.0.date': message } }),
    },
    { patientId: 7 },
  );
  await user.type(await screen.findByLabelText('عنوان'), 'جوان‌سازی');
  await fillSession(user, 'جلسه نخست');
  await user.click(button('افزودن جلسه'));
  await user.click(button('ثبت طرح درمان'));
  expect(await within(screen.getByRole('listitem')).findByText(message)).toBeVisible();
  expect(screen.getByText('خطا در ثبت طرح درمان یا جلسات.')).toBeVisible();
  expect(screen.getByLabelText('عنوان')).toHaveValue('جوان‌سازی');

  isFree = true;
  await user.click(button('ثبت طرح درمان'));
  expect(await screen.findByText('طرح درمان و جلسات با موفقیت ثبت شدند.')).toBeVisible();
  expect(screen.queryByText('خطا در ثبت طرح درمان یا جلسات.')).not.toBeInTheDocument();
});

const two = aTreatmentPlan({
  sessions: [
    aTreatmentSession({ starts_at: '2031-04-09T12:30:00.000Z' }),
    aTreatmentSession({ id: 82, session_title: 'جلسه دوم', starts_at: '2031-05-09T12:30:00.000Z' }),
  ],
});

function openEdit(answers: Record<string, FakeAnswer> = {}, query = '') {
  const calls = fakeApi({ ...planFormAnswers, 'GET /treatmentPlans/41': () => two, ...answers });
  const path = '/clinic/prescriptions/treatment-plan/edit/:id';
  const at = `/clinic/prescriptions/treatment-plan/edit/41${query}`;
  return { calls, ...renderScreen(<EditPlanScreen />, { path, at, session, toasts: true }) };
}

it('opens the session in the address, and sends only changed and removed sessions', async () => {
  const edit = 'POST /treatmentPlans/41';
  const { user, calls, location } = openEdit({ [edit]: () => two }, '?session=82');
  expect(await screen.findByRole('button', { name: 'ویرایش جلسه' })).toBeVisible();
  const title = entry().getByLabelText('عنوان جلسه');
  expect(title).toHaveValue('جلسه دوم');
  await user.clear(title);
  await user.type(title, 'جلسه پایانی');
  await user.click(button('ویرایش جلسه'));
  await user.click(button('حذف جلسه نخست لیزر'));
  await user.click(button('ذخیره تغییرات'));

  await waitFor(() => expect(location()).toBe('/clinic/prescriptions/treatment-plan/display/41'));
  expect(screen.getByText('طرح درمان با موفقیت ویرایش شد.')).toBeVisible();
  expect(sent(calls, edit)?.body).toMatchObject({
    session_rows: [{ id: 82, session_title: 'جلسه پایانی' }],
    canceled_sessions: [81],
  });
});

it('closes the edit of a row that is removed', async () => {
  const { user } = openEdit();
  await user.click(await screen.findByRole('button', { name: 'ویرایش جلسه دوم' }));
  expect(entry().getByLabelText('عنوان جلسه')).toHaveValue('جلسه دوم');
  await user.click(button('حذف جلسه دوم'));
  expect(screen.queryByLabelText('عنوان جلسه')).not.toBeInTheDocument();
  expect(button('جلسه جدید')).toHaveFocus();
});

it('opens a session in its row, adds the next one by keyboard, and closes it again', async () => {
  const { user } = openNew({}, { patientId: 7 });
  await screen.findByLabelText('عنوان');
  await fillSession(user, 'جلسه نخست');
  await user.click(button('افزودن جلسه'));
  await waitFor(() => expect(button('جلسه جدید')).toHaveFocus());
  expect(screen.queryByLabelText('عنوان جلسه')).not.toBeInTheDocument();

  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('عنوان جلسه')).toHaveFocus();
  await fillSession(user, 'جلسه دوم', '۱۴۱۰/۰۲/۲۰');
  await user.type(screen.getByLabelText('عنوان جلسه'), '{Enter}');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));

  await user.click(button('ویرایش جلسه نخست'));
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(first).getByLabelText('عنوان جلسه')).toHaveFocus();
  expect(within(second).queryByRole('group')).not.toBeInTheDocument();
  await user.click(button('انصراف'));
  expect(button('ویرایش جلسه نخست')).toHaveFocus();
});

it('shows a half-filled new session again after another one was changed', async () => {
  const { user } = openNew({}, { patientId: 7 });
  await screen.findByLabelText('عنوان');
  await fillSession(user, 'جلسه نخست');
  await user.click(button('افزودن جلسه'));
  await user.click(await screen.findByRole('button', { name: 'جلسه جدید' }));
  await user.type(screen.getByLabelText('عنوان جلسه'), 'جلسه نیمه‌کاره');
  await user.click(button('ویرایش جلسه نخست'));
  expect(screen.getByLabelText('عنوان جلسه')).toHaveValue('جلسه نخست');
  await user.click(button('انصراف'));
  expect(await screen.findByDisplayValue('جلسه نیمه‌کاره')).toBeVisible();

  await user.click(button('انصراف'));
  expect(button('جلسه جدید')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('عنوان جلسه')).toHaveValue('');
});

it('keeps the doctor who was chosen while the appointments of the patient were being read', async () => {
  let arrive: (page: unknown) => void = () => undefined;
  const inFuture = {
    ...anAppointment(),
    patient_id: 7,
    doctor_id: 3,
    id: 61,
    appointment_datetime: '2096-01-05T16:00:00+03:30',
  };
  const { user } = openNew({
    'GET /users/doctors/1': () =>
      pageWith(
        aStaffUser({ id: 3 }),
        aStaffUser({ id: 4, profile: { ...aStaffUser().profile, fullName: 'امید رستمی' } }),
      ),
    'GET /patients/pagination': () => pageWith(aPatient({ id: 7 })),
    'GET /appointments/by-patient/7': () => new Promise((answer) => (arrive = answer)),
  });
  await user.click(await screen.findByRole('combobox', { name: /زیباجو/ }));
  await user.click(await screen.findByRole('option', { name: /سارا رضایی/ }));
  const doctor = screen.getByRole('combobox', { name: 'پزشک' });
  await user.selectOptions(doctor, 'امید رستمی');
  await act(async () => arrive(pageWith(inFuture)));
  expect(doctor).toHaveValue('4');
});

it('waits for the appointment of the chosen patient before it sends the plan', async () => {
  let arrive: (page: unknown) => void = () => undefined;
  const ahead = { ...anAppointment(), patient_id: 7, doctor_id: 3, id: 61 };
  const { user, calls } = openNew({
    [create]: () => aTreatmentPlan(),
    'GET /patients/pagination': () => pageWith(aPatient({ id: 7 })),
    'GET /appointments/by-patient/7': () => new Promise((answer) => (arrive = answer)),
  });
  await user.type(await screen.findByLabelText('عنوان'), 'جوان‌سازی');
  await user.click(screen.getByRole('combobox', { name: /زیباجو/ }));
  await user.click(await screen.findByRole('option', { name: /سارا رضایی/ }));
  await fillSession(user, 'جلسه نخست');
  await user.click(button('افزودن جلسه'));
  await user.click(button('ثبت طرح درمان'));
  expect(sent(calls, create)).toBeUndefined();

  const appointment_datetime = '2096-01-05T16:00:00+03:30';
  await act(async () => arrive(pageWith({ ...ahead, appointment_datetime })));
  // Otherwise a second try would be a different request, and would clash with its own plan.
  await waitFor(() => expect(sent(calls, create)?.body).toMatchObject({ appointment_id: 61 }));
});
