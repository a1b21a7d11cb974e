type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The `next` of an address when it names a page of ours other than sign-in; anything else is ignored. */
export function nextOf(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return null;
  const { origin, pathname, search: query, hash } = new URL(next, window.location.origin);
  const leadsBack = origin !== window.location.origin || isSignIn(pathname);
  return leadsBack ? null : pathname + query + hash;
}

/** Whether an address shows the login form. */
export function isSignIn(pathname: string): boolean {
  return pathname === '/' || pathname === '/login';
}

/** The login address that brings back to where the visitor is now. */
export function signInAddress({ pathname, search, hash }: Place = window.location): string {
  if (isSignIn(pathname) || pathname === '/not-found') return '/login';
  return `/login?next=${encodeURIComponent(pathname + search + hash)}`;
}
