import { useInvalidate } from '../../api/use-invalidate';
import { optionalReference } from '../../contracts/common';
import type { PatientSummary } from '../../contracts/patients';
import type { SearchHit } from '../../contracts/search';
import { defineSection } from '../../section/define-section';
import { fakeApi, pageWith, refuse } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { aPatient } from '../../testing/samples';
import { aLogin, aPlan, aPlanSection } from '../../testing/session-samples';
import { Form } from '../../ui/forms/form';
import { act, screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { PatientCard } from './patient-card';
import { PatientField } from './patient-field';

const schema = z.object({ patient_id: optionalReference() });
type Values = z.input<typeof schema>;

const sara: SearchHit = {
  kind: 'patient',
  id: 7,
  title: 'سارا رضایی',
  subtitle: '09121234567',
  code: '0012345679',
  patient_id: 7,
  transcription_id: null,
  date: null,
};

const summary: PatientSummary = {
  patient_id: 7,
  appointments: { total: 4, waiting: 1, visiting: 0, done: 1, canceled: 0, no_show: 2 },
  treatment_plans: 0,
  sessions: { total: 0, done: 0 },
  transcriptions: 0,
  payments: { total: 0, amount: 0 },
  last_visit: null,
  next_appointment: null,
  wallet_balance: -1_500_000,
  debt: 1_500_000,
};

it.each(['رضایی سارا', '0912 111 2233', '۰۹۱۲ ۱۱۱ ۲۲۳۳', '+989121112233', '47'])(
  'searches for %s as it was typed, and offers the patients found',
  async (typed) => {
    const calls = fakeApi({
      'GET /patients/pagination': () => pageWith(),
      'GET /search': () => ({ data: [sara] }),
    });
    const { user } = renderScreen(
      <Form schema={schema} submit="ثبت" onSubmit={() => undefined}>
        <PatientField<Values> name="patient_id" label="زیباجو" />
      </Form>,
    );
    const field = screen.getByRole('combobox', { name: 'زیباجو' });
    await user.click(field);
    await user.paste(typed);
    expect(await screen.findByRole('option', { name: /سارا رضایی/ })).toBeVisible();
    expect(field).toHaveValue(typed);
    expect(calls.find(({ call }) => call === 'GET /search')?.params).toMatchObject({ q: typed });
  },
);

it('searches at the server and stores the id of the chosen patient', async () => {
  const sent: unknown[] = [];
  const calls = fakeApi({
    'GET /patients/pagination': () => pageWith(aPatient({ id: 9, full_name: 'مریم کاظمی' })),
    'GET /search': () => ({ data: [sara] }),
  });
  const { user } = renderScreen(
    <Form schema={schema} submit="ثبت" onSubmit={(values) => sent.push(values)}>
      <PatientField<Values> name="patient_id" label="زیباجو" />
    </Form>,
  );
  const field = screen.getByRole('combobox', { name: 'زیباجو' });
  await user.click(field);
  expect(await screen.findByRole('option', { name: /مریم کاظمی/ })).toBeVisible();

  await user.type(field, 'سارا');
  await user.click(
    await screen.findByRole('option', { name: /سارا رضایی.*کد ملی ۰۰۱۲۳۴۵۶۷۹.*پرونده ۷/ }),
  );
  expect(calls).toContainEqual(
    expect.objectContaining({
      call: 'GET /search',
      params: { q: 'سارا', kinds: 'patient', limit: 8 },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(sent).toEqual([{ patient_id: 7 }]);
});

it('warns of debt, absences and a special disease', async () => {
  fakeApi({
    'GET /patients/7': () => aPatient({ special_disease: 'دیابت' }),
    'GET /patients/7/summary': () => summary,
  });
  renderScreen(<PatientCard patientId={7} />);
  expect(await screen.findByText('بدهی: ۱٬۵۰۰٬۰۰۰ تومان')).toBeVisible();
  expect(screen.getByText('۲ بار عدم مراجعه')).toBeVisible();
  expect(screen.getByText('بیماری خاص: دیابت')).toBeVisible();
});

describe('the card of a patient with an incomplete file', () => {
  const open = (session = aLogin()) => {
    fakeApi({
      'GET /patients/7': () => aPatient({ special_disease: null, insurance_type: null }),
      'GET /patients/7/summary': () => summary,
    });
    renderScreen(<PatientCard patientId={7} />, { session });
  };
  const edit = { path: 'edit/:id', title: 'ویرایش', load: () => Promise.reject(Error()) };
  const patients = defineSection({
    ...{ area: 'clinic', key: 'patients', title: 'زیباجویان' },
    screens: [{ ...edit, needs: 'write' }],
  });

  it('says so and links to the form for users who may edit it', async () => {
    open(aLogin({ plan: aPlan([aPlanSection(patients)]) }));
    expect(await screen.findByText('پرونده کامل نیست')).toBeVisible();
    expect(screen.getByRole('link', { name: 'تکمیل پرونده' })).toHaveAttribute(
      'href',
      '/clinic/patients/edit/7',
    );
    expect(screen.queryByText(/بیماری خاص/)).not.toBeInTheDocument();
  });

  it('does not link to the form for other users', async () => {
    open(aLogin({ plan: aPlan([]) }));
    expect(await screen.findByText('پرونده کامل نیست')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'تکمیل پرونده' })).not.toBeInTheDocument();
  });
});

it('shows no warning for a complete file', async () => {
  fakeApi({ 'GET /patients/7': () => aPatient(), 'GET /patients/7/summary': () => summary });
  renderScreen(<PatientCard patientId={7} />);
  expect(await screen.findByText('سارا رضایی')).toBeVisible();
  expect(screen.queryByText('پرونده کامل نیست')).not.toBeInTheDocument();
});

it('says that the patient could not be read and tries again', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  fakeApi({ 'GET /patients/7': () => answer, 'GET /patients/7/summary': () => summary });
  const { user } = renderScreen(<PatientCard patientId={7} />);
  expect(await screen.findByText('خطایی در سرور رخ داد')).toBeVisible();
  answer = aPatient();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('سارا رضایی')).toBeVisible();
  expect(screen.queryByText(/بیماری خاص/)).not.toBeInTheDocument();
});

function Refresh() {
  const invalidate = useInvalidate();
  return <button onClick={() => void invalidate('/patients')}>به‌روزرسانی</button>;
}

it('keeps the patient when a refresh fails, says so and tries again', async () => {
  const failed = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  let answer: unknown = aPatient();
  fakeApi({ 'GET /patients/7': () => answer, 'GET /patients/7/summary': () => summary });
  const { user } = renderScreen(
    <>
      <PatientCard patientId={7} />
      <Refresh />
    </>,
  );
  expect(await screen.findByText('بدهی: ۱٬۵۰۰٬۰۰۰ تومان')).toBeVisible();

  answer = failed;
  await user.click(screen.getByRole('button', { name: 'به‌روزرسانی' }));
  expect(await screen.findByText(/به‌روزرسانی ناموفق بود/)).toBeVisible();
  expect(screen.getByText('سارا رضایی')).toBeVisible();
  expect(screen.getByText('بدهی: ۱٬۵۰۰٬۰۰۰ تومان')).toBeVisible();

  answer = aPatient();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(screen.queryByText(/به‌روزرسانی ناموفق بود/)).not.toBeInTheDocument());
});

it('keeps an empty line for the warnings while they load', async () => {
  let answer: (summary: PatientSummary) => void = () => undefined;
  fakeApi({
    'GET /patients/7': () => aPatient(),
    'GET /patients/7/summary': () => new Promise((resolve) => (answer = resolve)),
  });
  renderScreen(<PatientCard patientId={7} />);
  const line = await screen.findByRole('group', { name: 'هشدارها و نوبت بعدی' });
  expect(line).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('آخرین مراجعه')).toBeVisible();
  act(() => answer(summary));
  expect(await within(line).findByText('بدهی: ۱٬۵۰۰٬۰۰۰ تومان')).toBeVisible();
});

it('draws all its lines before the patient is read', async () => {
  let answer: (patient: unknown) => void = () => undefined;
  fakeApi({
    'GET /patients/7': () => new Promise((resolve) => (answer = resolve)),
    'GET /patients/7/summary': () => summary,
  });
  renderScreen(<PatientCard patientId={7} />);
  const line = await screen.findByRole('group', { name: 'هشدارها و نوبت بعدی' });
  expect(screen.getAllByRole('term')).toHaveLength(5);
  await act(async () => answer(aPatient({ insurance_type: null })));
  expect(within(line).getByText('پرونده کامل نیست')).toBeVisible();
});

it('says that debt and visits could not be read', async () => {
  fakeApi({
    'GET /patients/7': () => aPatient(),
    'GET /patients/7/summary': () => refuse(500, { code: 'internal', message: 'خطا' }),
  });
  renderScreen(<PatientCard patientId={7} />);
  expect(await screen.findByText('سارا رضایی')).toBeVisible();
  expect(await screen.findByText('بدهی و مراجعه‌ها خوانده نشد')).toBeVisible();
  expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
});
