import { api } from '@ziba/shared/api/client';
import { sendOnce } from '@ziba/shared/api/send-once';
import type { ForgotAnswer } from '@ziba/shared/contracts/auth';

/**
 * Sends a code by SMS. The answer is the same whether or not the username exists. A retry after a lost
 * answer repeats the same request, and no second code is sent.
 */
export const sendCode = (username: string) =>
  sendOnce('/auth/forgot-password', username, (requestId) =>
    api.post<ForgotAnswer>('/auth/forgot-password', { username, requestId }),
  );

/** Exchanges a correct code for the token that allows one new password. */
export async function verifyCode(requestId: string, code: string): Promise<string> {
  const answer = await api.post<{ resetToken: string }>('/auth/verify-reset-code', {
    requestId,
    code,
  });
  return answer.resetToken;
}

/** Sets the new password and ends all sessions of the user. */
export const resetPassword = (username: string, confirmationCode: string, newPassword: string) =>
  api.post('/auth/reset-password', { username, confirmationCode, newPassword });
