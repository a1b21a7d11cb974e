import type { RefusalBody } from '../contracts/errors';
import { common } from '../messages';
import type { NoAnswer } from './http-call';

/** A call that failed. `status` is 0 when no answer came (network, time limit, cancelled). */
export class ApiError extends Error {
  readonly status: number;
  /** The server's refusal, or a text of ours when its answer is not readable; `message` can always be shown. */
  readonly body: RefusalBody;

  constructor(status: number, body: RefusalBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

function isRefusal(body: unknown): body is RefusalBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string' &&
    body.message !== ''
  );
}

const noAnswerTexts: Record<NoAnswer['reason'], string> = {
  canceled: common.canceled,
  timeout: common.timedOut,
  offline: common.offline,
};

/** The error of a call that got no answer. */
export function noAnswerError(reason: NoAnswer['reason']): ApiError {
  return new ApiError(0, { code: reason, message: noAnswerTexts[reason] });
}

/** The error of a call that the server refused. When its answer is not readable, `isRead` chooses our text. */
export function refusalError(status: number, body: unknown, isRead: boolean): ApiError {
  if (isRefusal(body)) return new ApiError(status, { ...body, code: body.code ?? 'unknown' });
  const message = isRead ? common.fetchFailed : common.saveFailed;
  return new ApiError(status, { code: 'unreadable_answer', message });
}

/** The text to show for a thrown value: that of an ApiError, otherwise `fallback`. */
export function errorMessage(error: unknown, fallback: string = common.saveFailed): string {
  return error instanceof ApiError ? error.message : fallback;
}
