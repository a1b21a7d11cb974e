import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/password-reset/messages';

export default defineSection({
  area: 'public',
  key: 'forget-password',
  title: m.title,
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/password-reset/password-reset-screen').then(
          (file) => file.PasswordResetScreen,
        ),
    },
  ],
});
