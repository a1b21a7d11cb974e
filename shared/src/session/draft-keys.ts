import { store, storedKeys } from './browser-storage';

/** How the keys of all drafts begin. */
export const draftPrefix = 'draft:';

/** Forgets every draft of this tab. */
export function forgetDrafts(): void {
  for (const key of storedKeys('sessionStorage', draftPrefix)) store('sessionStorage', key, null);
}

/** Whether something that this user typed on this page is kept, to come back when the page opens anew. */
export function hasDraft(user: number, page: string): boolean {
  return storedKeys('sessionStorage', `${draftPrefix}${user}:${page}:`).length > 0;
}
