import { isAxiosError } from 'axios';
import type { RefusalBody } from '../contracts/errors';
import { common } from '../messages';

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

const silence: Record<string, RefusalBody> = {
  ERR_CANCELED: { code: 'canceled', message: common.canceled },
  ECONNABORTED: { code: 'timeout', message: common.timedOut },
  ETIMEDOUT: { code: 'timeout', message: common.timedOut },
};
const offline: RefusalBody = { code: 'offline', message: common.offline };

/** Turns whatever axios threw into an ApiError; a fault of our own code is passed on unchanged. */
export function toApiError(error: unknown): unknown {
  if (!isAxiosError(error)) return error;
  const { response, config, code = '' } = error;
  if (!response) return new ApiError(0, silence[code] ?? offline);
  if (isRefusal(response.data)) {
    return new ApiError(response.status, {
      ...response.data,
      code: response.data.code ?? 'unknown',
    });
  }
  const reads = (config?.method ?? 'get').toLowerCase() === 'get';
  const message = reads ? common.fetchFailed : common.saveFailed;
  return new ApiError(response.status, { code: 'unreadable_answer', message });
}

/** The words to show for whatever was thrown: an ApiError's own, `fallback` for what nobody foresaw. */
export function errorMessage(error: unknown, fallback: string = common.saveFailed): string {
  return error instanceof ApiError ? error.message : fallback;
}
