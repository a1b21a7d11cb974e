/** A symbol for each form with unsaved values. A module of its own, because the login page loads it too. */
export const unsavedWork = new Set<symbol>();

/** Whether any form of the page has unsaved values. */
export function hasWorkInProgress(): boolean {
  return unsavedWork.size > 0;
}
