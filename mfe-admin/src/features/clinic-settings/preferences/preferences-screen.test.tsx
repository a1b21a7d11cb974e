import { defineSection } from '@ziba/shared/section/define-section';
import { aClinicSummary } from '@ziba/shared/testing/clinic-samples';
import { fakeApi } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aLoginWith, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, waitFor } from '@testing-library/react';
import { PreferencesScreen } from './preferences-screen';

const place = { path: '/clinic/settings/preferences' };
const read = 'GET /clinics/1';
const save = 'POST /clinics/1';
const clinic = aClinicSummary({ print_footer: 'با آرزوی تندرستی' });
/** A plan with the settings of appointments and prescriptions. */
const plan = aPlan(
  (['appointments', 'prescriptions'] as const).map((key) =>
    aPlanSection(
      defineSection({
        ...({ area: 'clinic', key, title: 'بخش' } as const),
        screens: [
          { path: 'settings', title: 'تنظیمات', needs: 'read', load: async () => () => null },
        ],
      }),
    ),
  ),
);
const answers = { [read]: () => clinic };

testRecordScreen({
  element: <PreferencesScreen />,
  place,
  read,
  answers,
  find: () => screen.findByDisplayValue('با آرزوی تندرستی'),
});

testFormScreen({
  element: <PreferencesScreen />,
  place,
  answers: { ...answers, [save]: () => clinic, 'GET /auth/me': () => aLogin() },
  save,
  submit: 'ذخیره تغییرات',
  typed: { 'سطر پایین همه برگه‌ها': 'پاسخ‌گویی در همه روزها' },
  failed: 'ترجیحات ذخیره نشد',
  refused: ['plan_code_prefix', 'پیشوند شماره طرح درمان'],
  sends: { print_footer: 'پاسخ‌گویی در همه روزها' },
  says: 'ترجیحات کلینیک ذخیره شد.',
  edits: { read, others: { print_footer: 'در پناه حق' } },
});

it('saves the preferences, refuses a prefix that ends in a digit, and leads to those of other sections', async () => {
  const calls = fakeApi({
    ...answers,
    [save]: () => ({ ...clinic, version: 2 }),
    'GET /auth/me': () => aLogin(),
  });
  const { user } = renderScreen(<PreferencesScreen />, {
    ...place,
    session: aLogin({ plan }),
    toasts: true,
  });
  await user.type(await screen.findByLabelText(/سطر زیر نام کلینیک/), 'مجوز ۱۲۳۴');
  const prefix = screen.getByLabelText(/پیشوند شماره طرح درمان/);
  await user.type(prefix, 'ML2');
  await user.type(screen.getByLabelText(/نگهداری متن پیامک/), '۱۲');
  await user.click(screen.getByRole('switch', { name: /زیباجوی خارجی/ }));
  const submit = screen.getByRole('button', { name: 'ذخیره تغییرات' });
  await user.click(submit);
  await waitFor(() => expect(prefix).toHaveAccessibleDescription(/با رقم تمام نمی‌شود/));
  await user.type(prefix, '-');
  await user.click(submit);
  expect(await screen.findByText('ترجیحات کلینیک ذخیره شد.')).toBeVisible();
  expect(calls.find(({ call }) => call === save)?.body).toEqual({
    print_header: 'مجوز ۱۲۳۴',
    plan_code_prefix: 'ML2-',
    sms_keep_months: 12,
    foreign_patients: true,
    version: 1,
  });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      '/clinic/appointments/settings',
      '/clinic/appointments/settings?tab=holidays',
      '/clinic/prescriptions/settings',
    ]),
  );
});

it('shows a reader what is set, and only the sections that they may open', async () => {
  fakeApi(answers);
  renderScreen(<PreferencesScreen />, {
    ...place,
    session: { ...aLoginWith('read', 'settings'), plan },
  });
  expect(await screen.findByText('با آرزوی تندرستی')).toBeVisible();
  expect(screen.getByText('TP-')).toBeVisible();
  expect(screen.getByText('همیشه')).toBeVisible();
  expect(screen.getByText('غیرفعال')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /تعطیلی‌ها/ })).not.toBeInTheDocument();
});
