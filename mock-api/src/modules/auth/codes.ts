import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Six digits for an SMS. */
export const newCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** Six digits are guessed in no time from a plain hash; with the server's secret they are not. */
export const codeHash = (secret: string, requestId: string, value: string): string =>
  createHmac('sha256', secret).update(`reset:${requestId}:${value}`).digest('base64url');

export function sameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** The first seven characters are hidden. */
export const maskedPhone = (phone: string) => `•••••••${phone.slice(-4)}`;
