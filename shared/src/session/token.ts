function decodePart(part: string): unknown {
  const base64 = part.replace(/-/g, '+').replace(/_/g, '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** A time that a session token (JWT) contains, in seconds; null when it cannot be read. */
function timeIn(token: string, name: 'exp' | 'iat'): Date | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims = decodePart(payload);
    const seconds = (claims as Partial<Record<typeof name, unknown>> | null)?.[name];
    const date = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN);
    return date.getTime() > 0 ? date : null;
  } catch {
    return null; // not base64, not JSON: an unreadable token
  }
}

/** The time when a session token expires; null when it cannot be read. Its signature is not checked. */
export const tokenExpiry = (token: string): Date | null => timeIn(token, 'exp');

/** The server's time when it made a session token; null when it cannot be read. */
export const tokenIssued = (token: string): Date | null => timeIn(token, 'iat');
