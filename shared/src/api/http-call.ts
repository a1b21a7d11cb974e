/** One HTTP call. */
export interface HttpCall {
  method: 'get' | 'post' | 'put' | 'delete';
  /** The path below `/api`. */
  url: string;
  /** Undefined and null values are left out. */
  query?: object;
  /** Sent as JSON; a FormData is sent unchanged. */
  body?: unknown;
  headers: Record<string, string>;
  /** Milliseconds. */
  timeout: number;
  signal?: AbortSignal;
  /** Called with the share of the body that is sent, 0 to 1. */
  onUploadProgress?: (share: number) => void;
}

export interface HttpAnswer {
  status: number;
  /** The decoded JSON; the text when it is not JSON, undefined when the body is empty. */
  body: unknown;
}

/** Thrown when no answer came. */
export class NoAnswer extends Error {
  readonly reason: 'offline' | 'timeout' | 'canceled';

  constructor(reason: NoAnswer['reason']) {
    super(`no answer: ${reason}`);
    this.name = 'NoAnswer';
    this.reason = reason;
  }
}
