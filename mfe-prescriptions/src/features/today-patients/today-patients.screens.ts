import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

export const todayPatientsScreens = [
  {
    path: 'today-patients',
    title: m.title,
    needs: 'read',
    load: () => import('./today-patients-screen').then((file) => file.TodayPatientsScreen),
  },
] as const satisfies readonly Screen[];
