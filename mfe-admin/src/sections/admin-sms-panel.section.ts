import { defineSection } from '@ziba/shared/section/define-section';
import { m as notice } from '../features/sms/notice/messages';
import { m } from '../features/sms/panel/messages';
import { m as sending } from '../features/sms/sending/messages';

/** The SMS panel of the platform. */
export default defineSection({
  area: 'admin',
  key: 'sms-panel',
  title: m.title,
  menu: { order: 28, icon: 'sms' },
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/sms/panel/admin-panel-screen').then(
          (file) => file.AdminPanelScreen,
        ),
    },
    {
      path: 'send-local-notification',
      title: notice.title,
      needs: 'write',
      load: () =>
        import('../features/sms/notice/notice-form-screen').then((file) => file.NoticeFormScreen),
    },
    {
      path: 'send-sms-to-all',
      title: sending.managers,
      needs: 'write',
      load: () =>
        import('../features/sms/sending/managers-form-screen').then(
          (file) => file.ManagersFormScreen,
        ),
    },
    {
      path: 'send-sms-to-user',
      title: sending.manager,
      needs: 'write',
      load: () =>
        import('../features/sms/sending/manager-form-screen').then(
          (file) => file.ManagerFormScreen,
        ),
    },
  ],
});
