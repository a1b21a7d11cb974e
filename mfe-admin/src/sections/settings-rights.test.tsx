import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { aClinicSummary, someGeneralSettings } from '@ziba/shared/testing/clinic-samples';
import { openSection } from '@ziba/shared/testing/open-section';
import { itForRightsOf } from '@ziba/shared/testing/rights-of-run';
import { findForbiddenOffers } from '@ziba/shared/testing/rights-walk';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen } from '@testing-library/react';
import { SettingsScreen } from '../features/clinic-settings/settings-screen';
import adminAccounting from './admin-accounting.section';
import adminReports from './admin-reports.section';
import adminSettings from './admin-settings.section';
import clinicSettings from './clinic-settings.section';
import {
  aBackup,
  aBackupState,
  aClinicReport,
  aPlatformReport,
  aDiscount,
  anInvoice,
  anInvoiceMonth,
  aQuote,
  aRenewalRequest,
  aSubscription,
  aUsage,
} from '../testing/settings-samples';

const answers = {
  'GET /admin/backups': () => pageWith(aBackup()),
  'GET /admin/backups/7': () => aBackup(),
  'GET /admin/backups/state': () => aBackupState(),
  'GET /admin/invoices': () => pageWith(anInvoice()),
  'GET /admin/invoices/7': () => anInvoice(),
  'GET /admin/invoices/clinics': () => pageWith(),
  'GET /admin/invoices/months': () => pageWith(anInvoiceMonth()),
  'GET /admin/reports': aPlatformReport,
  'GET /admin/reports/clinics': () => pageWith(aClinicReport()),
  'GET /admin/subscription-requests': () => pageWith(aRenewalRequest()),
  'GET /audit': () => pageWith(),
  'GET /insurances': () => pageWith(),
  'GET /clinics/1': () => aClinicSummary(),
  'GET /clinics/1/change-requests': () => pageWith(),
  'GET /clinics/1/subscription': () => aSubscription({ requests: [aRenewalRequest()] }),
  'GET /clinics/1/usage': aUsage,
  'GET /clinics/me/backup-state': () => aBackupState(),
  'GET /discounts': () => pageWith(aDiscount()),
  'GET /files/sign': () => ({ data: {} }),
  'POST /clinics/1/subscription/quote': () => aQuote(),
  'GET /settings/general': () => someGeneralSettings(),
};

const cases = [
  ['the settings of the clinic', 'clinic-settings', clinicSettings],
  ['the settings of the product', 'admin-settings', adminSettings],
  ['the accounting of the platform', 'admin-accounting', adminAccounting],
  ['the reports of the platform', 'admin-reports', adminReports],
] as const;

for (const [words, file, section] of cases) {
  itForRightsOf(`mfe-admin ${file}`)(
    `offers no action in ${words} that the server would refuse`,
    async () => {
      const { opened, found } = await findForbiddenOffers(section, { answers });
      expect(opened).toBeGreaterThan(section.screens.length);
      expect(found).toEqual([]);
    },
    120_000,
  );
}

it('opens the settings of the clinic with a card for each part, and keeps the form from a reader', async () => {
  fakeApi(answers);
  const home = openSection(clinicSettings, '/clinic/settings');
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/clinic/settings/clinic/general',
    '/clinic/settings/subscription',
    '/clinic/settings/preferences',
    '/clinic/settings/clinic/backup-management',
    '/clinic/settings/insurances',
    '/clinic/settings/audit',
  ]);
  home.unmount();
  openSection(clinicSettings, '/clinic/settings/clinic/general/edit', 'read');
  expect(await screen.findByRole('heading', { name: 'دسترسی غیرمجاز' })).toBeVisible();
});

it.each([
  [14, 'از اشتراک کلینیک ۱۴ روز باقی مانده است؛ پس از آن کاربران نمی‌توانند وارد شوند.'],
  [0, 'اشتراک کلینیک پایان یافته است؛ کاربران نمی‌توانند وارد شوند.'],
  [15, null],
])('tells a clinic with %i days left of the end of its subscription', async (days, text) => {
  fakeApi(answers);
  const session = aLogin({ clinicData: aClinicSummary({ remaining_days: days }) });
  renderScreen(<SettingsScreen />, { path: '/clinic/settings', session });
  expect(await screen.findByRole('link', { name: /اطلاعات کلینیک/ })).toBeVisible();
  // Their codes are for users of the accounts.
  expect(screen.getByRole('link', { name: /کدهای تخفیف/ })).toHaveAttribute(
    'href',
    '/clinic/settings/discounts',
  );
  if (text) expect(screen.getByRole('status')).toHaveTextContent(text);
  else expect(screen.queryByRole('link', { name: 'تمدید اشتراک' })).not.toBeInTheDocument();
});
