import type { KeyboardEvent } from 'react';

/**
 * Whether a key was pressed in a layer above the element that handles it: a popover, a calendar, a picture
 * viewer. React passes such events on to the element although the layer is elsewhere on the page.
 */
export function isFromAbove({ target, currentTarget }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const above = target.closest('dialog, [popover]');
  return !currentTarget.contains(target) || (above !== null && !above.contains(currentTarget));
}

/**
 * Ctrl+Enter submits a form from each of its fields, also from a text area, but not from a layer above it.
 * Enter in an input of a popover does not submit the form, although the browser would do so.
 */
export function submitByKeyboard(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter') return;
  const isOwn = !isFromAbove(event);
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    if (isOwn) event.currentTarget.requestSubmit();
  } else if (!isOwn && event.target instanceof HTMLInputElement) event.preventDefault();
}
