import type { Screen } from '@ziba/shared/section/define-section';

/** Rules, hours and closures of the clinic's calendar. */
export const settingsScreens = [] as const satisfies readonly Screen[];
