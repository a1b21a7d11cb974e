/** One call on the wire. */
export interface HttpCall {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/api`. */
  url: string;
  /** What is undefined or null is left out. */
  query?: object;
  /** Sent as JSON; a FormData is sent as it is. */
  body?: unknown;
  headers: Record<string, string>;
  /** Milliseconds. */
  timeout: number;
  signal?: AbortSignal;
  /** Hears the share of the body that is sent, 0 to 1. */
  onUploadProgress?: (share: number) => void;
}

export interface HttpAnswer {
  status: number;
  /** The decoded JSON; the text itself where it is none, undefined where there is nothing. */
  body: unknown;
}

/** No answer came, and why. */
export class NoAnswer extends Error {
  readonly why: 'offline' | 'timeout' | 'canceled';

  constructor(why: NoAnswer['why']) {
    super(`no answer: ${why}`);
    this.name = 'NoAnswer';
    this.why = why;
  }
}
