import type { Screen } from '@ziba/shared/section/define-section';
import { m } from '../features/day-board/messages';

/** The calendar of a day or week with a column per doctor. */
export const boardScreens = [
  {
    path: 'day-board',
    title: m.title,
    needs: 'read',
    load: () =>
      import('../features/day-board/day-board-screen').then((file) => file.DayBoardScreen),
  },
] as const satisfies readonly Screen[];
