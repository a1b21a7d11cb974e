import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/own-account/messages';

export default defineSection({
  area: 'account',
  key: 'account',
  title: m.title,
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/own-account/own-account-screen').then(
          (file) => file.OwnAccountScreen,
        ),
    },
  ],
});
