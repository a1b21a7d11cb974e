import type { Screen } from '@ziba/shared/section/define-section';

/** A treatment session and its report. */
export const sessionScreens = [] as const satisfies readonly Screen[];
