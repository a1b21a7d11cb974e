import type { Screen } from '@ziba/shared/section/define-section';

/** Treatment plans at the address of the appointments section. */
export const planScreens = [] as const satisfies readonly Screen[];
