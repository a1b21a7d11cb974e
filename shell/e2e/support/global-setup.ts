import { startHost, type RunHost } from './run-host';

declare global {
  // `var` is the only way to declare a global of Node.
  var runHost: RunHost | undefined;
}

/** Jest calls this before the first journey. */
export default async function setUp() {
  globalThis.runHost = await startHost();
  process.env.ZIBA_E2E = globalThis.runHost.address;
}
