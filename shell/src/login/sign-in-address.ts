type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The `next` of an address if it is a page of the product other than the login; null otherwise. */
export function nextOf(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return null;
  const { origin, pathname, search: query, hash } = new URL(next, window.location.origin);
  const isRefused = origin !== window.location.origin || isSignIn(pathname);
  return isRefused ? null : pathname + query + hash;
}

/** Whether an address is only for signed-in users. */
export const needsSession = (pathname: string) => /^\/(clinic|admin|account)(\/|$)/.test(pathname);

/** Whether an address shows the login form. */
export function isSignIn(pathname: string): boolean {
  return pathname === '/' || pathname === '/login';
}

/** The login address that returns to the current page after the login. */
export function signInAddress({ pathname, search, hash }: Place = window.location): string {
  if (isSignIn(pathname) || pathname === '/not-found') return '/login';
  return `/login?next=${encodeURIComponent(pathname + search + hash)}`;
}
