import { screen, waitFor } from '@testing-library/react';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient, aPatientAlert } from '@ziba/shared/testing/samples';
import { aDrug } from '../../testing/drug-samples';
import { NewPharmacyScreen } from './new-pharmacy-screen';

const create = 'POST /patient-transcriptions';
const lastOne = 'GET /patient-transcriptions/pagination';
const appointment = anAppointmentDetails();
const drug = aDrug();
const line = {
  drug_id: 11,
  name: 'استامینوفن',
  form: 'قرص',
  strength: '500 میلی‌گرم',
  dose: '1 عدد',
  frequency: 'هر 8 ساعت',
  duration: '7 روز',
  route: 'خوراکی',
  quantity: '20 عدد',
  usage: 'پس از غذا',
};
const settings = {
  version: 1,
  usage_phrases: ['با شیر'],
  print_title: null,
  print_text: null,
  consent_required: false,
};

function open(answers: Record<string, FakeAnswer> = {}) {
  const calls = fakeApi({
    'GET /appointments/61': () => appointment,
    'GET /patients/7': () => aPatient({ special_disease: 'حساسیت به پنی‌سیلین' }),
    'GET /drugs/favourites': () => pageWith(drug),
    'GET /drugs': () => pageWith(drug),
    'GET /prescriptions/settings': () => settings,
    [lastOne]: () => pageWith(),
    [create]: () => ({ id: 91 }),
    ...answers,
  });
  const path = '/clinic/prescriptions/pharmacy-prescription/create';
  const at = `${path}?appointment=61`;
  const opened = renderScreen(<NewPharmacyScreen />, { path, at, toasts: true });
  const sent = () => calls.find((one) => one.call === create);
  return { calls, sent, ...opened };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const part = (label: string, row = '۱') =>
  screen.getByRole(
    label === 'نام دارو' ? 'combobox' : /زمان/.test(label) ? 'combobox' : 'textbox',
    {
      name: `${label}، ردیف ${row}`,
    },
  );

it('adds a favourite with one click, and saves everything in one call', async () => {
  const { user, calls, sent, location } = open();
  await user.click(await button('افزودن استامینوفن قرص ۵۰۰ میلی‌گرم'));
  await user.type(screen.getByLabelText('توضیحات'), 'با معده پر');
  await user.click(await button('ثبت نسخه'));

  await waitFor(() => expect(location()).toBe('/clinic/prescriptions/report'));
  expect(screen.getByText('نسخه داروخانه‌ای با موفقیت ثبت شد.')).toBeVisible();
  expect(sent()?.body).toMatchObject({
    type: 'pharmacy',
    appointment_id: 61,
    medications: [line],
    description: 'با معده پر',
  });
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
  // The favourites are those of the doctor of the appointment.
  const asked = calls.find(({ call }) => call === 'GET /drugs/favourites');
  expect(asked?.params).toMatchObject({ doctor_id: 3 });
});

it('names what is missing in the words of the text, and sends nothing', async () => {
  const { user, sent } = open();
  await user.click(await button('ثبت نسخه'));
  expect(await screen.findByText('دست‌کم یک دارو به نسخه بیفزایید')).toBeVisible();
  await user.click(await button('افزودن دارو'));
  await user.click(await button('ثبت نسخه'));
  expect(await screen.findByText('نام دارو الزامی است')).toBeVisible();
  expect(screen.getByText('تعداد الزامی است')).toBeVisible();
  expect(screen.getByText('زمان مصرف الزامی است')).toBeVisible();
  expect(sent()).toBeUndefined();
});

it('fills a line from the list, and marks a name that is not in it', async () => {
  const { user, sent } = open({
    'GET /drugs': ({ params }) => (params.search === 'دیگر' ? pageWith() : pageWith(drug)),
  });
  await user.click(await button('افزودن دارو'));
  await user.keyboard('استا');
  await user.click(await screen.findByRole('option', { name: /استامینوفن قرص/ }));
  expect(part('نام دارو')).toHaveAccessibleDescription(
    'قرص، ۵۰۰ میلی‌گرم، ۱ عدد، هر ۸ ساعت، ۷ روز، خوراکی',
  );
  await user.click(await button('افزودن دارو'));
  await user.keyboard('دیگر');
  expect(part('نام دارو', '۲')).toHaveAccessibleDescription('خارج از فهرست داروها');
  await user.type(part('تعداد', '۲'), '2');
  await user.type(part('زمان مصرف', '۲'), 'شب‌ها');
  await user.click(await button('ثبت نسخه'));
  await waitFor(() => expect(sent()?.body).toBeDefined());
  expect(sent()?.body).toMatchObject({
    medications: [line, { name: 'دیگر', quantity: '2', usage: 'شب‌ها' }],
  });
});

it('shows the details of the lines, which can be changed', async () => {
  const { user, sent } = open();
  await user.click(await button('افزودن استامینوفن قرص ۵۰۰ میلی‌گرم'));
  await user.click(await button('جزئیات داروها'));
  const dose = part('مقدار هر نوبت');
  await user.clear(dose);
  await user.type(dose, 'نیم عدد');
  await user.click(await button('ثبت نسخه'));
  await waitFor(() => expect(sent()?.body).toBeDefined());
  expect(sent()?.body).toMatchObject({ medications: [{ ...line, dose: 'نیم عدد' }] });
});

it('repeats the last prescription of the patient', async () => {
  const last = { id: 90, created_at: '2026-01-05T08:00:00.000Z', medications: [line] };
  const { user, calls, sent } = open({ [lastOne]: () => pageWith(last) });
  await user.click(await button('تکرار نسخه قبلی (۱۴۰۴/۱۰/۱۵)'));
  await user.click(await button('ثبت نسخه'));
  await waitFor(() => expect(sent()?.body).toMatchObject({ medications: [line] }));
  expect(calls.find(({ call }) => call === lastOne)?.params).toMatchObject({
    patient_id: 7,
    type: 'pharmacy',
    status: 'recorded',
  });
});

it('shows the special disease, and warns of drugs in it and of drugs that stand twice', async () => {
  const penicillin = aDrug({ id: 12, name: 'پنی سیلین', form: null, strength: null });
  const { user } = open({ 'GET /drugs/favourites': () => pageWith(drug, penicillin) });
  expect(await screen.findByText('حساسیت به پنی‌سیلین')).toBeVisible();
  await user.click(await button('افزودن پنی سیلین'));
  const warnings = screen.getByRole('status', { name: 'هشدارها' });
  expect(warnings).toHaveTextContent('«پنی سیلین» در بیماری خاص زیباجو آمده است.');
  expect(warnings).not.toHaveTextContent('بیش از یک بار');
  const favourite = await button('افزودن استامینوفن قرص ۵۰۰ میلی‌گرم');
  await user.click(favourite);
  await user.click(favourite);
  expect(warnings).toHaveTextContent('«استامینوفن» بیش از یک بار در نسخه است.');
});

it('warns of drugs in an allergy and of drugs that the patient takes already', async () => {
  const { user } = open({
    'GET /drugs/favourites': () =>
      pageWith(
        aDrug({ id: 12, name: 'فاموسیلین (آموکسی‌سیلین)', form: null, strength: null }),
        aDrug({ id: 13, name: 'وارفارین 5', form: null, strength: null }),
        drug,
      ),
    'GET /patients/7/alerts': () =>
      pageWith(
        aPatientAlert({ text: 'لاتکس، اموکسیسیلین', severity: 'severe', reaction: 'کهیر' }),
        aPatientAlert({ id: 2, kind: 'medicine', text: 'وارفارین', severity: null }),
        aPatientAlert({ id: 3, text: 'استامینوفن', ended_at: '2026-01-01T08:00:00Z' }),
        aPatientAlert({ id: 4, kind: 'condition', text: 'استامینوفن', severity: null }),
      ),
  });
  const warnings = await screen.findByRole('status', { name: 'هشدارها' });
  await screen.findByText('حساسیت شدید: لاتکس، اموکسیسیلین (کهیر)');
  await user.click(await button('افزودن فاموسیلین (آموکسی‌سیلین)'));
  expect(warnings).toHaveTextContent(
    '«فاموسیلین (آموکسی‌سیلین)» با هشدار «حساسیت شدید: لاتکس، اموکسیسیلین (کهیر)» هم‌خوان است.',
  );
  await user.click(await button('افزودن وارفارین ۵'));
  expect(warnings).toHaveTextContent(
    'زیباجو اکنون «وارفارین» مصرف می‌کند؛ «وارفارین ۵» تکرار آن است.',
  );
  // Ended alerts and conditions name no drug.
  await user.click(await button('افزودن استامینوفن قرص ۵۰۰ میلی‌گرم'));
  expect(warnings).not.toHaveTextContent('«استامینوفن»');
});

it('says that the alerts could not be read', async () => {
  open({ 'GET /patients/7/alerts': () => refuse(500, { code: 'internal', message: 'خطا' }) });
  expect(await screen.findByText('هشدارها خوانده نشد')).toBeVisible();
});

it('says why the server refused, and keeps what was typed', async () => {
  const { user } = open({
    [create]: () => refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' }),
  });
  await user.click(await button('افزودن استامینوفن قرص ۵۰۰ میلی‌گرم'));
  await user.click(await button('ثبت نسخه'));
  expect(await screen.findByText(/خطا در ثبت نسخه داروخانه‌ای\./)).toBeVisible();
  expect(part('نام دارو')).toHaveValue('استامینوفن');
});

it('works without favourites and without an earlier prescription', async () => {
  open({ 'GET /drugs/favourites': () => pageWith() });
  expect(await button('افزودن دارو')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'داروهای پرتکرار' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /تکرار نسخه/ })).not.toBeInTheDocument();
});

it('says which quick lines could not be read, and tries again', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  const { user } = open({ 'GET /drugs/favourites': () => answer });
  expect(await screen.findByText('داروهای پرتکرار خوانده نشد.')).toBeVisible();
  expect(await button('افزودن دارو')).toBeVisible();
  answer = pageWith(drug);
  await user.click(await button('تلاش دوباره'));
  expect(await button('افزودن استامینوفن قرص ۵۰۰ میلی‌گرم')).toBeVisible();
  expect(screen.queryByText('داروهای پرتکرار خوانده نشد.')).not.toBeInTheDocument();
});

it('takes an optional national tracking code, and names a wrong one', async () => {
  const { user, sent } = open();
  await user.click(await button('افزودن استامینوفن قرص ۵۰۰ میلی‌گرم'));
  const code = screen.getByLabelText('کد رهگیری ملی');
  await user.click(code);
  await user.paste('123');
  await user.click(await button('ثبت نسخه'));
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription(
      expect.stringContaining('کد رهگیری ملی باید ۵ تا ۲۰ رقم باشد'),
    ),
  );
  expect(sent()).toBeUndefined();
  await user.paste('۴۵۶');
  await user.click(await button('ثبت نسخه'));
  await waitFor(() => expect(sent()?.body).toMatchObject({ tracking_code: '123456' }));
});
