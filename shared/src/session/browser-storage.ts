// Storage may be forbidden or full (private windows, kiosk policies). Then the session is kept in memory only and
// drafts are lost on reload, which is better than a page that does not start.

/** Reads a key of the browser's storage; null when it is absent or storage is forbidden. */
export function readStored(kind: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null; // see above
  }
}

/** Writes a key, or removes it when the value is null; does nothing when storage is forbidden or full. */
export function store(
  kind: 'localStorage' | 'sessionStorage',
  key: string,
  value: string | null,
): void {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
  } catch {
    // see above
  }
}

/** The keys of a storage that begin with `prefix`. */
export function storedKeys(kind: 'localStorage' | 'sessionStorage', prefix: string): string[] {
  try {
    return Object.keys(window[kind]).filter((key) => key.startsWith(prefix));
  } catch {
    return []; // see above
  }
}
