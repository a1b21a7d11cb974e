import { defineSection } from '@ziba/shared/section/define-section';
import { m } from './messages';

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
        import(/* webpackMode: "eager" */ './password-reset-screen').then(
          (file) => file.PasswordResetScreen,
        ),
    },
  ],
});
