import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A proxy to a database whose connections can stop answering without being closed. */
export interface FreezingProxy {
  port: number;
  /** The number of connections through it. */
  open(): number;
  /** From now on no data passes on the open connections; with `all` also none on new ones. */
  freeze(all?: boolean): void;
  /** New connections pass data again; the frozen ones stay frozen. */
  thaw(): void;
  close(): Promise<void>;
}

/** Starts a proxy for `target`, on a port of this machine. */
export async function freezingProxy(target: NetConnectOpts): Promise<FreezingProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (!isFrozen) one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    open: () => sockets.size / 2,
    freeze: (all = false) => {
      isFrozen = all;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw: () => {
      isFrozen = false;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
