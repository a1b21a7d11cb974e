export const schemes = ['system', 'light', 'dark'] as const;

/** The colour scheme: the system's, or always light, or always dark. */
export type Scheme = (typeof schemes)[number];

const yearInSeconds = 31_536_000;

const listeners = new Set<() => void>();

/** The stored choice of this browser; the server writes it into the page. */
export function readScheme(): Scheme {
  const { scheme } = document.documentElement.dataset;
  return schemes.find((one) => one === scheme) ?? 'system';
}

/** Applies a choice and stores it in a cookie, which the server reads before it sends the page. */
export function chooseScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
  const age = scheme === 'system' ? 0 : yearInSeconds;
  document.cookie = `scheme=${scheme}; path=/; max-age=${age}; samesite=lax`;
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` after each choice in this page; returns a function that stops it. */
export function followScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
