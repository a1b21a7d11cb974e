import { m } from './messages';

/** How a clinic paid, in words. */
export const methodOf = (method: string): string => m.methods[method] ?? method;
