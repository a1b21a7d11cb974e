import { defineSection } from '@ziba/shared/section/define-section';
import { settingsScreens } from '../features/clinic-settings/settings.screens';
import { m } from '../features/clinics/messages';

const list = () =>
  import(/* webpackMode: "eager" */ '../features/clinics/clinics-screen').then(
    (file) => file.ClinicsScreen,
  );

export default defineSection({
  area: 'admin',
  key: 'clinics',
  title: m.title,
  menu: { order: 20, icon: 'clinics' },
  settings: 'settings',
  screens: [
    { path: '', title: m.title, needs: 'read', load: list },
    { path: 'all', title: m.all, needs: 'read', load: list },
    ...settingsScreens,
    {
      path: ':id',
      title: m.detail,
      needs: 'read',
      load: () => import('../features/clinics/clinic-screen').then((file) => file.ClinicScreen),
    },
  ],
});
