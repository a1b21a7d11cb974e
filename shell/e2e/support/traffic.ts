import type { Page } from 'playwright-core';

/** One answer on the wire. */
export interface Transfer {
  url: string;
  type: string;
  /** Bytes of the body as they crossed the wire, compressed. */
  bytes: number;
}

/** Counts what a page loads from now on. Events that stay open are not transfers. */
export async function watchTraffic(page: Page): Promise<{ take: () => Transfer[] }> {
  const session = await page.context().newCDPSession(page);
  const begun = new Map<string, Transfer>();
  let done: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    begun.set(requestId, {
      url: new URL(response.url).pathname,
      type,
      bytes: -response.encodedDataLength,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = begun.get(requestId);
    if (transfer) done.push({ ...transfer, bytes: transfer.bytes + encodedDataLength });
  });
  await session.send('Network.enable');
  return {
    take() {
      const taken = done;
      done = [];
      return taken;
    },
  };
}
