import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A way to a database on which connections can stop answering without being closed. */
export interface FreezingProxy {
  port: number;
  /** How many connections lead through it. */
  open(): number;
  /** From now on nothing passes on the connections that are open; with `all` neither on new ones. */
  freeze(all?: boolean): void;
  /** New connections pass again; the frozen ones stay so. */
  thaw(): void;
  close(): Promise<void>;
}

/** Starts a proxy before `target`, on a port of this machine. */
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
