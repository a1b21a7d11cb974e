/** Where a page that is reloaded leaves the hold that it has, for itself alone. */
const place = 'booking-hold';

interface KeptHold {
  /** Null: it was asked for, and the page went away before the server had answered. */
  id: number | null;
  /** What is held: doctor, time, length. */
  of: string;
}

/**
 * Keeps a hold while the page goes away, so that the same tab finds it after a reload. It is not kept
 * earlier: a duplicated tab copies the storage and would take the hold for its own.
 */
export function keepHold(hold: KeptHold): void {
  sessionStorage.setItem(place, JSON.stringify(hold));
}

/**
 * The hold that this tab had before it was reloaded, told once: also of another time or length, for it
 * must be given up. `'unanswered'` when the same was asked for and the answer did not arrive.
 */
export function takeKeptHold(of: string): number | 'unanswered' | undefined {
  const text = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  if (!text) return undefined;
  const kept = JSON.parse(text) as Partial<KeptHold>;
  if (typeof kept.id === 'number') return kept.id;
  return kept.of === of ? 'unanswered' : undefined;
}
