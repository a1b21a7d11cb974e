import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/platform-settings/messages';

export default defineSection({
  area: 'admin',
  key: 'settings',
  title: m.title,
  menu: { order: 80, icon: 'settings' },
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/platform-settings/settings-screen').then(
          (file) => file.SettingsScreen,
        ),
    },
    {
      path: 'edit-general-info',
      title: m.editTitle,
      needs: 'write',
      load: () =>
        import('../features/platform-settings/edit-general-screen').then(
          (file) => file.EditGeneralScreen,
        ),
    },
    {
      path: 'backup-management',
      title: m.backupTitle,
      needs: 'read',
      load: () =>
        import('../features/platform-settings/backup-screen').then((file) => file.BackupScreen),
    },
  ],
});
