/** What is typed on this page and not saved yet, a symbol each. It stands alone, for the login page carries it. */
export const unsavedWork = new Set<symbol>();

/** Whether something typed anywhere on the page is not saved yet. */
export function hasWorkInProgress(): boolean {
  return unsavedWork.size > 0;
}
