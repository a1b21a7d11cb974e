const schemes = ['system', 'light', 'dark'] as const;

/** How the product is coloured: as the system has it, or always light, or always dark. */
export type Scheme = (typeof schemes)[number];

const year = 31_536_000;

/** The choice of this browser, which the server has written into the page. */
export function readScheme(): Scheme {
  const { scheme } = document.documentElement.dataset;
  return schemes.find((one) => one === scheme) ?? 'system';
}

/** Applies a choice at once. A cookie keeps it, for only that is known before the page is drawn. */
export function chooseScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
  const age = scheme === 'system' ? 0 : year;
  document.cookie = `scheme=${scheme}; path=/; max-age=${age}; samesite=lax`;
}
