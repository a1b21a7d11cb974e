import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/sms/panel/messages';
import { m as settings } from '../features/sms/settings/messages';
import { m as sending } from '../features/sms/sending/messages';

/** The SMS panel of a clinic. */
export default defineSection({
  area: 'clinic',
  key: 'sms-panel',
  title: m.title,
  menu: { order: 95, icon: 'sms' },
  settings: 'settings',
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/sms/panel/clinic-panel-screen').then(
          (file) => file.ClinicPanelScreen,
        ),
    },
    {
      path: 'send-sms-to-all',
      title: sending.all,
      needs: 'write',
      load: () =>
        import('../features/sms/sending/group-form-screen').then((file) => file.GroupFormScreen),
    },
    {
      path: 'send-sms-to-user',
      title: sending.user,
      needs: 'write',
      load: () =>
        import('../features/sms/sending/person-form-screen').then((file) => file.PersonFormScreen),
    },
    {
      path: 'send-sms-to-number',
      title: sending.number,
      needs: 'write',
      load: () =>
        import('../features/sms/sending/phones-form-screen').then((file) => file.PhonesFormScreen),
    },
    {
      path: 'settings',
      title: settings.title,
      needs: 'write',
      load: () =>
        import('../features/sms/settings/settings-screen').then((file) => file.SettingsScreen),
    },
  ],
});
