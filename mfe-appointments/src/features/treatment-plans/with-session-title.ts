import { ApiError } from '@ziba/shared/api/client';
import { m } from './messages';
import type { SessionRow } from './session-values';

/**
 * Puts the title of the session before the message of a refusal that is about one session of the form
 * (`sessions.2.date`). Returns other errors unchanged.
 */
export function withSessionTitle(error: unknown, sessions: readonly SessionRow[]): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.keys(error.body.fields ?? {});
  const place = fields.map((name) => /^sessions\.(\d+)\./.exec(name)?.[1]).find(Boolean);
  const refused = place === undefined ? undefined : sessions[Number(place)];
  if (!refused) return error;
  const message = m.sessionRefused(refused.session_title, error.message);
  return new ApiError(error.status, { ...error.body, message });
}
