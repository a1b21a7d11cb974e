import type { RefusalBody } from '../contracts/errors';
import { common } from '../messages';
import type { NoAnswer } from './http-call';

/** A call that failed. `status` 0: no answer came (network, time limit, cancelled). */
export class ApiError extends Error {
  readonly status: number;
  /** What the server said, or our own words where it said nothing readable; always fit to show. */
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

const noAnswerTexts: Record<NoAnswer['why'], string> = {
  canceled: common.canceled,
  timeout: common.timedOut,
  offline: common.offline,
};

/** No answer came. */
export function silenceError(why: NoAnswer['why']): ApiError {
  return new ApiError(0, { code: why, message: noAnswerTexts[why] });
}

/** What the server said to a call it did not answer well; in our own words where it is unreadable. */
export function refusalError(status: number, body: unknown, reads: boolean): ApiError {
  if (isRefusal(body)) return new ApiError(status, { ...body, code: body.code ?? 'unknown' });
  const message = reads ? common.fetchFailed : common.saveFailed;
  return new ApiError(status, { code: 'unreadable_answer', message });
}

/** The words to show for whatever was thrown: an ApiError's own, `fallback` for what nobody foresaw. */
export function errorMessage(error: unknown, fallback: string = common.saveFailed): string {
  return error instanceof ApiError ? error.message : fallback;
}
