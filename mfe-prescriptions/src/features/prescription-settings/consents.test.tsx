import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { aConsentTemplate } from '../../testing/consent-samples';
import { PrescriptionSettingsScreen } from './prescription-settings-screen';
// Loaded before the first test, which would otherwise wait for the compiler.
import './template-drawer';

const path = '/clinic/prescriptions/settings';
const settings = {
  version: 3,
  usage_phrases: [],
  print_title: null,
  print_text: null,
  consent_required: false,
};
const template = aConsentTemplate();

function open(answers: Record<string, FakeAnswer> = {}, session = aLogin()) {
  const calls = fakeApi({
    'GET /prescriptions/settings': () => settings,
    'GET /consentTemplates': () =>
      pageWith(
        template,
        aConsentTemplate({ id: 32, title: 'بیهوشی', services: [], is_active: false }),
      ),
    'GET /consentTemplates/31': () => template,
    'GET /presentableServices/clinic/1': () => pageWith(),
    ...answers,
  });
  const at = `${path}?tab=consents`;
  const opened = renderScreen(<PrescriptionSettingsScreen />, { path, at, session, toasts: true });
  return { ...opened, sent: (call: string) => calls.find((one) => one.call === call)?.body };
}

const row = (name: RegExp) => screen.findByRole('row', { name });

it('lists the consents with services, number of the text and state', async () => {
  open();
  expect(await row(/رضایت‌نامه لیزر/)).toHaveTextContent(/لیزر صورت.*۲.*فعال/);
  expect(await row(/بیهوشی/)).toHaveTextContent(/برای هیچ خدمتی لازم نیست.*غیرفعال/);
});

it('adds a consent, and names what is missing', async () => {
  const { user, sent } = open({ 'POST /consentTemplates': () => aConsentTemplate({ id: 33 }) });
  await user.click(await screen.findByRole('button', { name: 'رضایت‌نامه جدید' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'رضایت‌نامه جدید' }));
  await user.click(await drawer.findByRole('button', { name: 'ثبت' }));
  expect((await drawer.findAllByText('متن رضایت‌نامه الزامی است'))[0]).toBeVisible();
  await user.type(drawer.getByLabelText('عنوان'), 'تزریق');
  await user.type(drawer.getByLabelText('متن'), 'عوارض را خوانده‌ام.');
  await user.click(drawer.getByRole('button', { name: 'ثبت' }));
  expect(await screen.findByText('رضایت‌نامه ذخیره شد')).toBeVisible();
  expect(sent('POST /consentTemplates')).toEqual({
    title: 'تزریق',
    body: 'عوارض را خوانده‌ام.',
    service_ids: [],
    is_active: true,
  });
});

it('changes a consent by its version, and says that a new text is a new number', async () => {
  const { user, sent } = open({ 'POST /consentTemplates/31': () => template });
  await user.click(await screen.findByRole('button', { name: 'عملیات رضایت‌نامه لیزر' }));
  await user.click(await screen.findByRole('menuitem', { name: 'ویرایش' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'ویرایش رضایت‌نامه' }));
  expect(await drawer.findByText(/نسخه ۲ متن\..*نسخه بعدی/)).toBeVisible();
  expect(await drawer.findByText('لیزر صورت')).toBeVisible();
  await user.type(drawer.getByLabelText('متن'), ' و پذیرفته‌ام.');
  await user.click(drawer.getByRole('button', { name: 'ثبت' }));
  await waitFor(() =>
    expect(sent('POST /consentTemplates/31')).toEqual({
      body: 'عوارض لیزر را خوانده‌ام. و پذیرفته‌ام.',
      version: 4,
    }),
  );
});

it('requires consents before a report, or only shows the rule', async () => {
  const name = 'تا امضای رضایت‌نامه‌های خدمت، گزارش ثبت نشود';
  const { user, sent, unmount } = open({
    'PUT /prescriptions/settings': () => ({ ...settings, consent_required: true }),
  });
  await user.click(await screen.findByRole('switch', { name }));
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  expect(await screen.findByText('تنظیمات نسخه ذخیره شد')).toBeVisible();
  expect(sent('PUT /prescriptions/settings')).toEqual({ consent_required: true, version: 3 });
  unmount();

  open({}, aLogin({ sections: ['prescriptions'], levels: [2] }));
  expect(await screen.findByText('لازم نیست')).toBeVisible();
  expect(await row(/رضایت‌نامه لیزر/)).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^عملیات|جدید/ })).not.toBeInTheDocument();
});

it('says that the list cannot be read, and offers another try', async () => {
  open({
    'GET /consentTemplates': () => refuse(500, { code: 'internal', message: 'خطای سرور' }),
  });
  expect(await screen.findByText('خطای سرور')).toBeVisible();
});
