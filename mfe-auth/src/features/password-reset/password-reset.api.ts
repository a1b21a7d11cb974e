import { api } from '@ziba/shared/api/client';
import type { ForgotAnswer } from '@ziba/shared/contracts/auth';

/** Sends a code by SMS. The answer is the same whether or not the username exists. */
export const sendCode = (username: string) =>
  api.post<ForgotAnswer>('/auth/forgot-password', { username });

/** Trades a right code for the token that allows one new password. */
export async function verifyCode(requestId: string, code: string): Promise<string> {
  const answer = await api.post<{ resetToken: string }>('/auth/verify-reset-code', {
    requestId,
    code,
  });
  return answer.resetToken;
}

/** Sets the new password; every session of the user ends. */
export const resetPassword = (username: string, confirmationCode: string, newPassword: string) =>
  api.post('/auth/reset-password', { username, confirmationCode, newPassword });
