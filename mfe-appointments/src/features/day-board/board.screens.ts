import type { Screen } from '@ziba/shared/section/define-section';

/** The calendar of a day or week with a column per doctor. */
export const boardScreens = [] as const satisfies readonly Screen[];
