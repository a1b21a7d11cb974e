import jsdomEnvironment from 'jest-environment-jsdom';

const fromNode = {
  AbortController,
  AbortSignal,
  Blob,
  Headers,
  Request,
  Response,
  ReadableStream,
  TextDecoder,
  TextEncoder,
  fetch,
  structuredClone,
};

const JsdomEnvironment = jsdomEnvironment.default ?? jsdomEnvironment;

/**
 * jsdom with Node's own fetch family. jsdom lacks `Request`, which the data router needs as soon
 * as something navigates, and its `AbortSignal` is not the one Node's `Request` accepts.
 */
export default class BrowserEnvironment extends JsdomEnvironment {
  /** Gives the page Node's classes before any test file is loaded. */
  async setup() {
    await super.setup();
    Object.assign(this.global, fromNode);
  }
}
