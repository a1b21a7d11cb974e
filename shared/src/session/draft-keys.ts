import { store, storedKeys } from './browser-storage';

/** The prefix of the storage keys of all drafts. */
export const draftPrefix = 'draft:';

/** Deletes the drafts of this tab: all, or those of all users but one. */
export function forgetDrafts(except?: number): void {
  for (const key of storedKeys('sessionStorage', draftPrefix)) {
    if (!key.startsWith(`${draftPrefix}${except}:`)) store('sessionStorage', key, null);
  }
}

/** Whether this user has a draft on this page, which is restored when the page is opened again. */
export function hasDraft(user: number, page: string): boolean {
  return storedKeys('sessionStorage', `${draftPrefix}${user}:${page}:`).length > 0;
}
