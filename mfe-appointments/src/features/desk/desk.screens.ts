import type { Screen } from '@ziba/shared/section/define-section';

/** The waiting room and the list of all appointments. */
export const deskScreens = [] as const satisfies readonly Screen[];
