import type { KeyboardEvent } from 'react';

/** What a key does in a combobox. `accept` takes the active choice. */
export type ListAction = 'accept' | 'close' | 'next' | 'previous' | 'open' | 'openAtFirst';

interface ListState {
  isOpen: boolean;
  /** Whether the text that was typed counts as it is, because no choice is active. */
  isTextMeant: boolean;
  hasChosen: boolean;
}

/** Whether the key belongs to the browser or to an input method. */
export function isForeignKey({ ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || nativeEvent.isComposing;
}

/** The action of a key (ARIA 1.2); null if the input handles it. */
export function listActionOf(
  { key, altKey }: KeyboardEvent,
  { isOpen, isTextMeant, hasChosen }: ListState,
): ListAction | null {
  if (key === 'Enter') return isOpen && !isTextMeant ? 'accept' : null;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  if (!isOpen) return hasChosen || altKey ? 'open' : 'openAtFirst';
  if (key === 'ArrowDown') return 'next';
  return altKey ? 'close' : 'previous';
}
