import { defineSection } from '@ziba/shared/section/define-section';
import { releasesScreens } from './releases.screens';
import { m } from '../features/sections/messages';

/** The operator's console: switches, releases, access and the log of changes. */
export default defineSection({
  area: 'admin',
  key: 'sections',
  title: m.title,
  menu: { order: 30, icon: 'sections' },
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/sections/matrix-screen').then(
          (file) => file.MatrixScreen,
        ),
    },
    {
      path: 'schedules',
      title: m.schedules.title,
      needs: 'read',
      load: () =>
        import('../features/sections/schedules-screen').then((file) => file.SchedulesScreen),
    },
    ...releasesScreens,
    {
      path: 'explain',
      title: m.explain.title,
      needs: 'read',
      load: () => import('../features/sections/explain-screen').then((file) => file.ExplainScreen),
    },
  ],
});
