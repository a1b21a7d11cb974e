/** Where a page that is reloaded leaves the hold that it has, for itself alone. */
const place = 'booking-hold';

interface KeptHold {
  id: number;
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

/** The hold that this tab had of the same time before it was reloaded; it is told once. */
export function takeKeptHold(of: string): number | undefined {
  const text = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  if (!text) return undefined;
  const kept = JSON.parse(text) as Partial<KeptHold>;
  return kept.of === of ? kept.id : undefined;
}
