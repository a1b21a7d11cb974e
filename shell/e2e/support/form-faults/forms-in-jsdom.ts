const accounting = 'mfe-accounting/src/features/accounting';
const inventory = 'mfe-inventory/src/features';
const settings = 'mfe-admin/src/features/clinic-settings';
const staff = 'mfe-auth/src/features/staff-page';

/**
 * Forms that differ in kind from none of the others: `testFormScreen` takes them through the same faults in jsdom, so
 * they need no case in Chromium. By the file that renders the form, the test file that calls it.
 */
export const formsInJsdom: Record<string, string> = {
  [`${accounting}/accounting-settings/accounting-settings-screen.tsx`]: `${accounting}/accounting-settings/accounting-settings-screen.test.tsx`,
  [`${accounting}/cash/new-expense-screen.tsx`]: `${accounting}/cash/expenses-screen.test.tsx`,
  [`${accounting}/devices/edit-device-screen.tsx`]: `${accounting}/devices/device-form.test.tsx`,
  [`${accounting}/devices/new-device-screen.tsx`]: `${accounting}/devices/device-form.test.tsx`,
  [`${accounting}/devices/service-dialog.tsx`]: `${accounting}/devices/device-services-screen.test.tsx`,
  [`${accounting}/internal-documents/edit-internal-document-screen.tsx`]: `${accounting}/internal-documents/internal-document-form.test.tsx`,
  [`${accounting}/internal-documents/new-internal-document-screen.tsx`]: `${accounting}/internal-documents/internal-document-form.test.tsx`,
  [`${accounting}/internal-services/edit-internal-service-screen.tsx`]: `${accounting}/internal-services/internal-service-form.test.tsx`,
  [`${accounting}/internal-services/new-internal-service-screen.tsx`]: `${accounting}/internal-services/internal-service-form.test.tsx`,
  [`${accounting}/product-documents/edit-product-document-screen.tsx`]: `${accounting}/product-documents/edit-product-document-screen.test.tsx`,
  [`${accounting}/staff-documents/staff-document-form-screen.tsx`]: `${accounting}/staff-documents/staff-document-form-screen.test.tsx`,
  [`${inventory}/inventory/edit-product-screen.tsx`]: `${inventory}/inventory/edit-product-screen.test.tsx`,
  [`${inventory}/inventory/new-product-screen.tsx`]: `${inventory}/inventory/new-product-screen.test.tsx`,
  [`${inventory}/inventory/stock/receive-screen.tsx`]: `${inventory}/inventory/stock/receive-screen.test.tsx`,
  [`${inventory}/services/edit-service-screen.tsx`]: `${inventory}/services/edit-service-screen.test.tsx`,
  [`${inventory}/services/new-service-screen.tsx`]: `${inventory}/services/new-service-screen.test.tsx`,
  [`${settings}/edit-general-screen.tsx`]: `${settings}/general-screens.test.tsx`,
  [`${settings}/preferences/preferences-screen.tsx`]: `${settings}/preferences/preferences-screen.test.tsx`,
  'mfe-admin/src/features/platform-settings/edit-general-screen.tsx':
    'mfe-admin/src/features/platform-settings/platform-settings.test.tsx',
  'mfe-auth/src/features/own-account/profile-card.tsx':
    'mfe-auth/src/features/own-account/own-account-screen.test.tsx',
  [`${staff}/profile-tab.tsx`]: `${staff}/staff-page.test.tsx`,
  [`${staff}/role-tab.tsx`]: `${staff}/staff-page.test.tsx`,
};
