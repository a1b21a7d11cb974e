import type { KeyboardEvent } from 'react';

/** Ctrl+Enter submits a form from anywhere in it, from a long text too. */
export function submitByKeyboard(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
