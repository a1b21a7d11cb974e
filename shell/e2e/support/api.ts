import type { Page } from 'playwright-core';
import { demoPassword } from './sign-in';

export type Call = (path: string, init?: RequestInit) => Promise<Response>;

/** Calls the API with a token, like any other client. */
export const apiAs =
  (address: string, token: string): Call =>
  (path, init) =>
    fetch(`${address}/api${path}`, {
      ...init,
      headers: { ...init?.headers, Authorization: `Bearer ${token}` },
    });

/** Calls the API as a demo account, in a new session. */
export async function apiOf(address: string, username: string): Promise<Call> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  return apiAs(address, token);
}

/** The token that the page stores, or null. */
export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** The code in the newest SMS to a phone. */
export async function codeFor(address: string, phone: string): Promise<string> {
  const answer = await fetch(`${address}/api/sms/outbox?to=${phone}`);
  const { data } = (await answer.json()) as { data: { body: string }[] };
  return /\d{6}/.exec(data[0]?.body ?? '')?.[0] ?? 'no code was sent';
}
