import { store, storedKeys } from './browser-storage';

/** How the keys of all drafts begin. */
export const draftPrefix = 'draft:';

/** Forgets the drafts of this tab: all, or those of everybody but one user. */
export function forgetDrafts(except?: number): void {
  for (const key of storedKeys('sessionStorage', draftPrefix)) {
    if (!key.startsWith(`${draftPrefix}${except}:`)) store('sessionStorage', key, null);
  }
}

/** Whether something that this user typed on this page is kept, to come back when the page opens anew. */
export function hasDraft(user: number, page: string): boolean {
  return storedKeys('sessionStorage', `${draftPrefix}${user}:${page}:`).length > 0;
}
