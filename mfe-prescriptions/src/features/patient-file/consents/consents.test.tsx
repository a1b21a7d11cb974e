import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient } from '@ziba/shared/testing/samples';
import { aLogin, aLoginWith } from '@ziba/shared/testing/session-samples';
import { aConsentTemplate, aPatientConsent } from '../../../testing/consent-samples';
import type { UserEvent } from '@testing-library/user-event';
import { ConsentsTab } from './consents-tab';
// Loaded before the first test, which would otherwise wait for the compiler.
import '@ziba/shared/domain/consents/sign-consent';

const list = 'GET /patients/7/consents';
const sign = 'POST /patients/7/consents';

function open(answers: Record<string, FakeAnswer> = {}, session = aLogin()) {
  const calls = fakeApi({
    'GET /files/sign': () => ({ data: { 'consent.pdf': '/api/files/consent.pdf' } }),
    'GET /consentTemplates': () =>
      pageWith(aConsentTemplate(), aConsentTemplate({ id: 32, title: 'بیهوشی', text_id: 60 })),
    [list]: () => pageWith(aPatientConsent()),
    ...answers,
  });
  const patient = aPatient({ id: 7, full_name: 'سارا رضایی' });
  const place = { path: '/file', session, toasts: true };
  const bodies = (name: string) => calls.filter(({ call }) => call === name).map((one) => one.body);
  return { calls, bodies, ...renderScreen(<ConsentsTab patient={patient} />, place) };
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });

/** Draws a line in the field of the signature, as a finger does. */
async function draw(user: UserEvent, target: Element) {
  const at = (clientX: number, clientY: number) => ({ target, coords: { clientX, clientY } });
  target.getBoundingClientRect = () =>
    ({ left: 0, top: 0, width: 600, height: 200 }) as unknown as DOMRect;
  await user.pointer([
    { keys: '[TouchA>]', ...at(100, 100) },
    { pointerName: 'TouchA', ...at(200, 50) },
    { pointerName: 'TouchA', ...at(300, 120) },
    { keys: '[/TouchA]', ...at(300, 120) },
  ]);
}

it('lists what was signed, with its text, signer and PDF', async () => {
  open({
    [list]: () =>
      pageWith(
        aPatientConsent({ signer: 'guardian', signer_name: 'رضا رضایی', relation: 'پدر' }),
        aPatientConsent({
          ...{ id: 72, title: 'بیهوشی', file: 'other.pdf', revoked_by: 'مریم احمدی' },
          ...{ revoked_at: '2026-01-04T08:30:00.000Z', revoked_reason: 'انصراف' },
        }),
      ),
  });
  const row = await screen.findByRole('row', { name: /رضا رضایی \(پدر\)/ });
  expect(within(row).getByText('معتبر')).toBeVisible();
  const pdf = await within(row).findByRole('link', { name: 'دیدن و چاپ رضایت‌نامه لیزر' });
  expect(pdf).toHaveAttribute('href', '/api/files/consent.pdf');
  const other = screen.getByRole('row', { name: /بیهوشی/ });
  expect(other).toHaveTextContent(/باطل شده.*مریم احمدی.*انصراف/);
  expect(within(other).queryByRole('button', { name: /ابطال/ })).not.toBeInTheDocument();
});

it('has the chosen text read and signed on the screen, and refuses an empty signature', async () => {
  let stored = [] as ReturnType<typeof aPatientConsent>[];
  const { user, bodies } = open({
    [list]: () => pageWith(...stored),
    [sign]: () => (stored = [aPatientConsent()])[0],
  });
  await user.click((await screen.findAllByRole('button', { name: 'امضای رضایت‌نامه' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'امضای رضایت‌نامه' }));
  await user.selectOptions(await dialog.findByLabelText('رضایت‌نامه'), 'رضایت‌نامه لیزر');
  expect(dialog.getByRole('region', { name: 'متن رضایت‌نامه' })).toHaveTextContent(
    'عوارض لیزر را خوانده‌ام.',
  );
  const submit = dialog.getByRole('button', { name: 'ثبت رضایت‌نامه' });
  await user.click(submit);
  expect((await dialog.findAllByText('رضایت‌نامه را امضا کنید'))[0]).toBeVisible();
  const field = dialog.getByRole('img', { name: 'جای امضا' });
  expect(bodies(sign)).toEqual([]);
  await draw(user, field);
  await user.click(dialog.getByRole('button', { name: 'پاک کردن امضا' }));
  expect(dialog.getByRole('img', { name: 'جای امضا' })).toBeVisible();
  await draw(user, field);
  expect(dialog.getByRole('img', { name: 'امضا کشیده شد، ۱ خط' })).toBeVisible();
  await user.click(submit);
  expect(await screen.findByText('رضایت‌نامه امضا و در پرونده ثبت شد.')).toBeVisible();
  expect(bodies(sign)).toEqual([
    {
      template_id: 31,
      text_id: 52,
      signer: 'self',
      signer_name: 'سارا رضایی',
      relation: null,
      signature: {
        kind: 'drawn',
        strokes: [
          [
            { x: 200, y: 200 },
            { x: 400, y: 100 },
            { x: 600, y: 240 },
          ],
        ],
      },
    },
  ]);
  expect(await screen.findByRole('row', { name: /رضایت‌نامه لیزر/ })).toBeVisible();
});

it('is signed by a guardian with a typed name, and says that the text changed meanwhile', async () => {
  const message = 'متن این رضایت‌نامه تغییر کرده است؛ متن جدید را بخوانید و دوباره امضا کنید';
  let template = aConsentTemplate();
  const { user, bodies } = open({
    'GET /consentTemplates': () => pageWith(template),
    [list]: () => pageWith(),
    [sign]: () => {
      if (template.text_id === 53) return aPatientConsent();
      template = aConsentTemplate({ text_id: 53, number: 3, body: 'متن تازه' });
      return refuse(409, { code: 'newer_version', message, fields: { template_id: message } });
    },
  });
  await user.click((await screen.findAllByRole('button', { name: 'امضای رضایت‌نامه' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'امضای رضایت‌نامه' }));
  const submit = await dialog.findByRole('button', { name: 'ثبت رضایت‌نامه' });
  await user.click(dialog.getByRole('radio', { name: 'ولی یا قیم' }));
  await user.click(dialog.getByRole('radio', { name: 'با نوشتن نام' }));
  await user.click(submit);
  expect((await dialog.findAllByText('نسبت امضاکننده با زیباجو الزامی است'))[0]).toBeVisible();
  expect(dialog.getAllByText('برای امضا با نام، موافقت خود را علامت بزنید')[0]).toBeVisible();
  await user.type(dialog.getByLabelText('نسبت با زیباجو'), 'مادر');
  await user.click(dialog.getByRole('checkbox', { name: /موافقم/ }));
  await user.click(submit);
  expect((await dialog.findAllByText(message))[0]).toBeVisible();
  expect(await dialog.findByText('متن تازه')).toBeVisible();
  await user.click(submit);
  await waitFor(() => expect(bodies(sign)).toHaveLength(2));
  expect(bodies(sign)[1]).toMatchObject({
    text_id: 53,
    signer: 'guardian',
    relation: 'مادر',
    signature: { kind: 'typed', agreed: true },
  });
});

it('is revoked for a reason', async () => {
  const { user, bodies } = open({
    'POST /patientConsents/71/revoke': () => aPatientConsent({ revoked_at: '2026-01-04T08:00Z' }),
  });
  await user.click(await press('ابطال رضایت‌نامه لیزر'));
  const question = within(await screen.findByRole('dialog', { name: 'ابطال رضایت‌نامه' }));
  await user.type(question.getByLabelText('دلیل ابطال'), 'انصراف زیباجو');
  await user.click(question.getByRole('button', { name: 'ابطال رضایت‌نامه' }));
  expect(await screen.findByText('رضایت‌نامه باطل شد.')).toBeVisible();
  expect(bodies('POST /patientConsents/71/revoke')).toEqual([
    { reason: 'انصراف زیباجو', version: 1 },
  ]);
});

it('lets the desk only have it signed, and readers only look', async () => {
  const desk = open({}, aLoginWith('write', 'appointments'));
  expect(await screen.findByText(/بخش پزشک و زیباجویان می‌بینند/)).toBeVisible();
  expect(await press('امضای رضایت‌نامه')).toBeVisible();
  expect(desk.calls.some(({ call }) => call === list)).toBe(false);
  desk.unmount();
  open({}, aLoginWith('read', 'prescriptions'));
  expect(await screen.findByRole('row', { name: /رضایت‌نامه لیزر/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /امضای|ابطال/ })).not.toBeInTheDocument();
});

it('says that no consent was written yet', async () => {
  const { user } = open({ 'GET /consentTemplates': () => pageWith(), [list]: () => pageWith() });
  await user.click((await screen.findAllByRole('button', { name: 'امضای رضایت‌نامه' }))[0]!);
  expect(await screen.findByText('هنوز رضایت‌نامه‌ای تعریف نشده است')).toBeVisible();
});
