import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { aClinicSummary } from '@ziba/shared/testing/clinic-samples';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient } from '@ziba/shared/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { fillPatient } from '../../testing/fill-patient';
import { PatientFormScreen } from './patient-form-screen';

const createAt = { path: '/clinic/patients/create', toasts: true };
const editAt = { path: '/clinic/patients/edit/:id', at: '/clinic/patients/edit/7', toasts: true };
const stored = { 'GET /patients/7': () => aPatient({ id: 7, height: 165 }) };
const nationalCode = () => screen.findByLabelText('کد ملی');
const rules = (patient_details_later: boolean) => ({
  'GET /appointments/settings': () => ({ patient_details_later }),
});
const press = (name: string) => screen.getByRole('button', { name });

const incomplete = 'لطفا همه فیلدها را کامل کنید.';

testFormScreen({
  element: <PatientFormScreen />,
  place: createAt,
  answers: { ...rules(false), 'POST /patients': () => aPatient() },
  save: 'POST /patients',
  submit: 'ثبت زیباجو',
  missing: {
    'نام و نام خانوادگی': incomplete,
    'کد ملی': incomplete,
    'تاریخ تولد': incomplete,
    'نام پدر': incomplete,
    جنسیت: incomplete,
    'شماره تماس': incomplete,
    نشانی: incomplete,
    وزن: incomplete,
    قد: incomplete,
    'بیماری خاص': incomplete,
  },
  typed: {
    'نام و نام خانوادگی': 'سارا رضایی',
    'کد ملی': '۰۰۱۲۳۴۵۶۷۹',
    'تاریخ تولد': '۱۳۷۰/۰۵/۱۲',
    'نام پدر': 'احمد',
    جنسیت: 'خانم',
    'شماره تماس': '۰۹۱۷۱۲۳۴۵۶۷',
    نشانی: 'شیراز، خیابان زند',
    وزن: '۶۰',
    قد: '۱۶۵',
    'بیماری خاص': 'ندارد',
  },
  refused: ['national_code', 'کد ملی'],
  sends: {
    full_name: 'سارا رضایی',
    national_code: '0012345679',
    birth_date: '1991-08-03',
    gender: 'خانم',
    contact_number: '09171234567',
    weight: 60,
    height: 165,
    insurance_type: 'آزاد',
  },
  says: 'اضافه‌کردن زیباجو با موفقیت انجام شد',
  opens: '/clinic/patients',
});

testFormScreen({
  element: <PatientFormScreen />,
  place: editAt,
  answers: { ...stored, 'POST /patients/7': () => aPatient() },
  save: 'POST /patients/7',
  submit: 'ثبت تغییرات',
  typed: { 'کد ملی': '0084575948', 'نام پدر': 'کیومرث' },
  failed: 'ویرایش',
  refused: ['national_code', 'کد ملی'],
  sends: { national_code: '0084575948', father_name: 'کیومرث' },
  says: 'ویرایش زیباجو با موفقیت انجام شد',
  opens: '/clinic/patients',
  edits: { read: 'GET /patients/7', others: { father_name: 'بهمن' } },
});

it('returns to the booking that it was opened from, with the new patient', async () => {
  fakeApi({ ...rules(false), 'POST /patients': () => aPatient() });
  const returnTo = '/clinic/appointments/set-appointment?doctor=3';
  const { user, location, locationState } = renderScreen(<PatientFormScreen />, {
    ...createAt,
    state: { returnTo, nationalId: '0012345679' },
  });
  expect(screen.getByLabelText('کد ملی')).toHaveDisplayValue(/0012345679|۰۰۱۲۳۴۵۶۷۹/);
  expect(screen.getByRole('link', { name: 'بازگشت به ثبت نوبت' })).toBeVisible();
  await fillPatient(user);
  await waitFor(() => expect(location()).toBe(returnTo));
  expect(locationState()).toEqual({
    patient: { id: 7, full_name: 'سارا رضایی' },
    nationalId: '0012345679',
  });
});

it('needs name and phone where the clinic allows completing the others later', async () => {
  const calls = fakeApi({ ...rules(true), 'POST /patients': () => aPatient() });
  const { user, location } = renderScreen(<PatientFormScreen />, createAt);
  expect(await screen.findByText(/مشخصات دیگر را می‌توانید بعدا کامل کنید/)).toBeVisible();
  const type = async (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  await type('نام و نام خانوادگی', 'سارا رضایی');
  await type('شماره تماس', '۰۹۱۷۱۲۳۴۵۶۷');
  await user.click(press('ثبت زیباجو'));
  await waitFor(() => expect(location()).toBe('/clinic/patients'));
  expect(calls.find(({ call }) => call === 'POST /patients')?.body).toMatchObject({
    full_name: 'سارا رضایی',
    contact_number: '09171234567',
  });
});

it.each([
  ['کد ملی', '123', 'کد ملی باید ۱۰ رقم باشد'],
  ['شماره تماس', '0917', 'شماره تماس باید ۱۱ رقم و با ۰۹ شروع شود'],
  ['شماره تماس همراه', '0917', 'شماره تماس همراه باید ۱۱ رقم و با ۰۹ شروع شود'],
  ['وزن', '0', 'وزن باید عدد مثبت باشد'],
  ['قد', '0', 'قد باید عدد مثبت باشد'],
])('refuses a wrong %s before the server is asked', async (label, text, message) => {
  const calls = fakeApi(stored);
  const { user } = renderScreen(<PatientFormScreen />, editAt);
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  await user.click(press('ثبت تغییرات'));

  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(message)));
  expect(calls.map(({ call }) => call)).toEqual(['GET /patients/7']);
});

describe('an incomplete file', () => {
  const missing = { father_name: null, gender: null, address: null, weight: null, height: null };
  const unfinished = aPatient({ ...missing, insurance_type: null, special_disease: null });
  const answers = { 'GET /patients/7': () => unfinished, 'POST /patients/7': () => aPatient() };

  it('saves one field and leaves the others for later', async () => {
    const calls = fakeApi(answers);
    const { user, location } = renderScreen(<PatientFormScreen />, editAt);
    expect(await screen.findByText(/پرونده این زیباجو کامل نیست/)).toBeVisible();
    expect(screen.getByLabelText('نوع بیمه')).toHaveValue('');
    await user.type(screen.getByLabelText('نام پدر'), 'حسین');
    await user.click(press('ثبت تغییرات'));
    await waitFor(() => expect(location()).toBe('/clinic/patients'));
    const save = calls.find(({ call }) => call === 'POST /patients/7');
    expect(save?.body).toEqual({ father_name: 'حسین', version: 1 });
  });

  it('still asks for the first fields', async () => {
    const calls = fakeApi(answers);
    const { user } = renderScreen(<PatientFormScreen />, editAt);
    const name = await screen.findByLabelText('نام و نام خانوادگی');
    await user.clear(name);
    await user.click(press('ثبت تغییرات'));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/کامل کنید/));
    expect(calls.map(({ call }) => call)).toEqual(['GET /patients/7']);
  });
});

it.each([
  [404, 'پیدا نشد', /^شناسه زیباجو یافت نشد$/, 0],
  [500, 'خطای سرور', /^خطا در دریافت اطلاعات زیباجو: خطای سرور/, 1],
])('says why the patient cannot be read (%i)', async (status, message, said, tries) => {
  fakeApi({ 'GET /patients/7': () => refuse(status, { code: 'x', message }) });
  renderScreen(<PatientFormScreen />, { ...editAt, toasts: false });
  expect((await screen.findByRole('alert')).querySelector('p')?.textContent).toMatch(said);
  expect(screen.queryAllByRole('button', { name: 'تلاش دوباره' })).toHaveLength(tries);
});

it.each([
  [409, 'ویرایش با خطا مواجه شد: این کد ملی قبلا ثبت شده است'],
  [500, 'خطا در ویرایش اطلاعات: این کد ملی قبلا ثبت شده است'],
])('says that the edit failed (%i), and why', async (status, said) => {
  const refusal = refuse(status, { code: 'x', message: 'این کد ملی قبلا ثبت شده است' });
  fakeApi({ ...stored, 'POST /patients/7': () => refusal });
  const { user } = renderScreen(<PatientFormScreen />, editAt);
  await user.type(await screen.findByLabelText('نشانی'), ' ۲');
  await user.click(press('ثبت تغییرات'));
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
});

it('registers a foreign patient by another number, where the clinic wants it', async () => {
  const calls = fakeApi({ ...rules(false), 'POST /patients': () => aPatient() });
  const clinicData = aClinicSummary({ foreign_patients: true });
  const session = aLogin({ clinicData });
  const { user, location } = renderScreen(<PatientFormScreen />, { ...createAt, session });
  await fillPatient(user, { label: 'شماره گذرنامه یا اتباع', typed: 'p۱۲۳ ۴۵۶۷' });
  await waitFor(() => expect(location()).toBe('/clinic/patients'));
  const body = calls.find(({ call }) => call === 'POST /patients')?.body;
  expect(body).toMatchObject({ full_name: 'سارا رضایی', foreign_id: 'P1234567' });
});

testRecordScreen({
  element: <PatientFormScreen />,
  place: { path: editAt.path, at: editAt.at },
  read: 'GET /patients/7',
  answers: stored,
  find: nationalCode,
});
