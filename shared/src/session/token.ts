function decodePart(part: string): unknown {
  const base64 = part.replace(/-/g, '+').replace(/_/g, '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The time when a session token (JWT) expires; null when it cannot be read. Its signature is not checked. */
export function tokenExpiry(token: string): Date | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims = decodePart(payload);
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : 0;
    const date = new Date(typeof exp === 'number' ? exp * 1000 : Number.NaN);
    return date.getTime() > 0 ? date : null;
  } catch {
    return null; // not base64, not JSON: an unreadable token
  }
}
