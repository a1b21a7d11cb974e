import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/clinic-settings/messages';
import { m as discounts } from '../features/clinic-settings/discounts/messages';
import { m as insurances } from '../features/clinic-settings/insurances/messages';
import { m as subscription } from '../features/clinic-settings/subscription/messages';

export default defineSection({
  area: 'clinic',
  key: 'settings',
  title: m.title,
  menu: { order: 110, icon: 'settings' },
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/clinic-settings/settings-screen').then(
          (file) => file.SettingsScreen,
        ),
    },
    {
      path: 'clinic/general',
      title: m.general,
      needs: 'read',
      load: () =>
        import('../features/clinic-settings/general-screen').then((file) => file.GeneralScreen),
    },
    {
      path: 'clinic/general/edit',
      title: m.editTitle,
      needs: 'write',
      load: () =>
        import('../features/clinic-settings/edit-general-screen').then(
          (file) => file.EditGeneralScreen,
        ),
    },
    {
      path: 'subscription',
      title: subscription.title,
      needs: 'read',
      load: () =>
        import('../features/clinic-settings/subscription/subscription-screen').then(
          (file) => file.SubscriptionScreen,
        ),
    },
    {
      path: 'preferences',
      title: m.preferences,
      needs: 'read',
      load: () =>
        import('../features/clinic-settings/preferences/preferences-screen').then(
          (file) => file.PreferencesScreen,
        ),
    },
    {
      path: 'clinic/backup-management',
      title: m.backup,
      needs: 'read',
      load: () =>
        import('../features/clinic-settings/backup-screen').then((file) => file.BackupScreen),
    },
    {
      path: 'discounts',
      title: discounts.title,
      needs: 'read',
      load: () =>
        import('../features/clinic-settings/discounts/discounts-screen').then(
          (file) => file.DiscountsScreen,
        ),
    },
    {
      path: 'insurances',
      title: insurances.title,
      needs: 'read',
      load: () =>
        import('../features/clinic-settings/insurances/insurances-screen').then(
          (file) => file.InsurancesScreen,
        ),
    },
    {
      path: 'audit',
      title: m.audit,
      needs: 'read',
      load: () =>
        import('../features/clinic-settings/audit/audit-screen').then((file) => file.AuditScreen),
    },
  ],
});
