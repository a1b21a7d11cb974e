import { store, storedKeys } from './browser-storage';

/** How the keys of all drafts begin. */
export const draftPrefix = 'draft:';

/** Forgets every draft of this tab. */
export function forgetDrafts(): void {
  for (const key of storedKeys('sessionStorage', draftPrefix)) store('sessionStorage', key, null);
}
