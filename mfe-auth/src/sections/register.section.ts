import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/registration/messages';

export default defineSection({
  area: 'public',
  key: 'register',
  title: m.title,
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/registration/registration-screen').then(
          (file) => file.RegistrationScreen,
        ),
    },
  ],
});
