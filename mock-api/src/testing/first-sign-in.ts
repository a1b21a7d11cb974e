import type { Call } from './call';
import type { TestApi } from './start-api';

/**
 * Signs a new user in with the password that an administrator gave them, changes it, as the server demands before
 * anything else, and returns a function that makes their calls.
 */
export async function firstSignIn(
  api: TestApi,
  { username, password }: { username: string; password: string },
): Promise<Call> {
  const call = await api.login(username, password);
  const change = { currentPassword: password, newPassword: `${password}, and more` };
  const { status, body } = await call('POST', '/auth/password', change);
  if (status !== 200) throw new Error(`${username}: ${JSON.stringify(body)}`);
  return call;
}
