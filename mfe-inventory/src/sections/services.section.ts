import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/services/messages';

export default defineSection({
  area: 'clinic',
  key: 'services',
  title: m.title,
  menu: { order: 60, icon: 'services' },
  settings: 'settings',
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/services/services-screen').then(
          (file) => file.ServicesScreen,
        ),
    },
    {
      path: 'create',
      title: m.create,
      needs: 'write',
      load: () =>
        import(
          /* webpackChunkName: "service-forms" */ '../features/services/new-service-screen'
        ).then((file) => file.NewServiceScreen),
    },
    {
      path: 'edit/:serviceId',
      title: m.edit,
      needs: 'write',
      load: () =>
        import(
          /* webpackChunkName: "service-forms" */ '../features/services/edit-service-screen'
        ).then((file) => file.EditServiceScreen),
    },
    {
      path: 'settings',
      title: m.settings,
      needs: 'write',
      load: () =>
        import('../features/services/service-settings-screen').then(
          (file) => file.ServiceSettingsScreen,
        ),
    },
  ],
});
