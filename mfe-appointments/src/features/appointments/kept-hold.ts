/** The key in the session storage under which a page keeps its hold during a reload. */
const storageKey = 'booking-hold';

interface KeptHold {
  /** Null if the page was left before the server had answered. */
  id: number | null;
  /** Doctor, time and length of the hold, as one text. */
  key: string;
}

/**
 * Stores a hold when the page is left, so that the same tab finds it after a reload. It is not stored
 * earlier, because a duplicated tab copies the storage and would use the hold as its own.
 */
export function keepHold(hold: KeptHold): void {
  sessionStorage.setItem(storageKey, JSON.stringify(hold));
}

/**
 * Returns the hold that this tab had before it was reloaded, and removes it from the storage. It may be of
 * another time or length; then it must be released. `'unanswered'` means that the same time was asked for
 * and the answer did not arrive.
 */
export function takeKeptHold(key: string): number | 'unanswered' | undefined {
  const text = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (!text) return undefined;
  const kept = JSON.parse(text) as Partial<KeptHold>;
  if (typeof kept.id === 'number') return kept.id;
  return kept.key === key ? 'unanswered' : undefined;
}
