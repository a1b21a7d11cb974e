import { defineSection } from '@ziba/shared/section/define-section';
import { pricesScreens } from '../features/clinic-prices/prices.screens';
import { m } from '../features/clinics/messages';
import { wizardScreens } from '../features/clinics/wizard/wizard.screens';

export default defineSection({
  area: 'admin',
  key: 'clinics',
  title: m.title,
  menu: { order: 20, icon: 'clinics' },
  settings: 'settings',
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/clinics/clinics-screen').then(
          (file) => file.ClinicsScreen,
        ),
    },
    {
      path: 'all',
      title: m.all,
      needs: 'read',
      load: () =>
        import('../features/clinics/all-clinics-screen').then((file) => file.AllClinicsScreen),
    },
    ...pricesScreens,
    ...wizardScreens,
    {
      path: ':id',
      title: m.detail,
      needs: 'read',
      load: () => import('../features/clinics/clinic-screen').then((file) => file.ClinicScreen),
    },
  ],
});
