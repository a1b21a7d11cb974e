import type { KeyboardEvent } from 'react';

/**
 * Whether a key was pressed in something that stands over the element which hears it: a popover, a
 * calendar, pictures. React hands such keys on to the element as if they were its own.
 */
export function isFromAbove({ target, currentTarget }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const above = target.closest('dialog, [popover]');
  return !currentTarget.contains(target) || (above !== null && !above.contains(currentTarget));
}

/**
 * Ctrl+Enter submits a form from anywhere in it, from a long text too; what stands over the form is not
 * in it. Enter in a field of a popover, which the browser takes for the form's, submits nothing either.
 */
export function submitByKeyboard(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter') return;
  const isOwn = !isFromAbove(event);
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    if (isOwn) event.currentTarget.requestSubmit();
  } else if (!isOwn && event.target instanceof HTMLInputElement) event.preventDefault();
}
