import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient, aPatientSummary } from '@ziba/shared/testing/samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { planWithEverything as plan } from '../../../testing/plan-with-everything';
import { aVisitNote } from '../../../testing/visit-note-samples';
import { ChooseActionScreen } from '../choose-action-screen';

const path = '/clinic/prescriptions/choose-prescription-action';
const visit = anAppointmentDetails();
const patientId = visit.client.id;
const note = aVisitNote();
const earlier = {
  id: 5,
  appointment_id: 40,
  at: '2025-12-03T08:30:00.000Z',
  doctor: 'سارا احمدی',
  complaint: null,
  findings: null,
  diagnosis: 'آکنه',
};
const ready = { title: 'لک', complaint: null, findings: 'ملاسما', diagnosis: null };

const open = (more: Parameters<typeof fakeApi>[0] = {}, login = {}) => {
  fakeApi({
    'GET /appointments/61': () => visit,
    [`GET /patients/${patientId}`]: () => aPatient({ id: patientId }),
    [`GET /patients/${patientId}/summary`]: () => aPatientSummary(),
    'GET /appointments/61/visit-note': () => note,
    [`GET /patients/${patientId}/visit-notes`]: () => pageWith(earlier),
    'GET /visit-note-templates': () => ({ version: 1, templates: [ready] }),
    ...more,
  });
  const session = aLogin({ plan, ...login });
  return renderScreen(<ChooseActionScreen />, {
    path,
    at: `${path}?appointment=61`,
    session,
    toasts: true,
  });
};

it('writes the changed parts of the note, with a ready text, and shows what was noted before', async () => {
  const saved = jest.fn();
  const { user } = open({
    'PUT /appointments/61/visit-note': ({ body }) => {
      saved(body);
      return { ...note, version: 4 };
    },
  });
  expect(await screen.findByLabelText('شکایت زیباجو')).toHaveValue('لک صورت');
  expect(await screen.findByText('آکنه')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'نوشتن متن «لک»' }));
  expect(screen.getByLabelText('یافته‌های معاینه')).toHaveValue('ملاسما');
  await user.type(screen.getByLabelText('تشخیص'), 'ملاسمای خفیف');
  await user.click(screen.getByRole('button', { name: 'ثبت شرح ویزیت' }));
  expect(await screen.findByText('شرح ویزیت ثبت شد.')).toBeVisible();
  const changes = { findings: 'ملاسما', diagnosis: 'ملاسمای خفیف', version: 3 };
  expect(saved).toHaveBeenCalledWith(changes);
});

it('shows who the patient is before the note, and the prescriptions and earlier visits after it', async () => {
  open();
  const who = await screen.findByText(/^[۰-۹]+ ساله، /);
  const note = await screen.findByLabelText('شکایت زیباجو');
  const pharmacy = screen.getByRole('link', { name: /نسخه داروخانه‌ای/ });
  const before = await screen.findByText('آکنه');
  const parts = [who, note, pharmacy, before];
  const order = parts.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(order).toEqual(parts);
});

it('says when the appointment cannot be read, and offers the forms anyway', async () => {
  open({ 'GET /appointments/61': () => refuse(500, { code: 'internal', message: 'خطا در سرور' }) });
  expect(await screen.findByText('خطا در سرور')).toBeVisible();
  expect(screen.getByRole('link', { name: /نسخه داروخانه‌ای/ })).toBeVisible();
});

it('keeps the words of the form as a ready text, and removes one', async () => {
  const saved = jest.fn();
  const { user } = open({
    'PUT /visit-note-templates': ({ body }) => {
      saved(body);
      return body;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'متن‌های آماده من' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'متن‌های آماده من' }));
  await user.click(await dialog.findByRole('button', { name: 'حذف «لک»' }));
  expect(await screen.findByText('متن آماده حذف شد.')).toBeVisible();
  expect(saved).toHaveBeenLastCalledWith({ version: 1, templates: [] });
  await user.type(dialog.getByLabelText('عنوان متن فعلی'), 'ویزیت لک');
  await user.click(dialog.getByRole('button', { name: 'نگه‌داشتن متن فعلی' }));
  expect(await screen.findByText('متن آماده نگه داشته شد.')).toBeVisible();
  const kept = { title: 'ویزیت لک', complaint: 'لک صورت', findings: null, diagnosis: null };
  expect(saved).toHaveBeenLastCalledWith({ version: 1, templates: [ready, kept] });
});

it('shows the note as text to users who may only read, and says when it does not load', async () => {
  open(
    {
      [`GET /patients/${patientId}/visit-notes`]: () =>
        refuse(500, { code: 'internal', message: 'خطا' }),
    },
    { sections: ['prescriptions'], levels: [2] },
  );
  expect(await screen.findByText('لک صورت')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ثبت شرح ویزیت' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
});
