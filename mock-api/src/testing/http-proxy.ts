import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy like one in front of a server: it adds the address of the client to `X-Forwarded-For`. */
export interface HttpProxy {
  address: string;
  close(): Promise<void>;
}

/** Starts a proxy for the server at `target`. It connects from 127.0.0.1. */
export async function httpProxy(target: string): Promise<HttpProxy> {
  const server = createServer((incoming, outgoing) => {
    const received = incoming.headers['x-forwarded-for'];
    const chain = [...(received ? [String(received)] : []), incoming.socket.remoteAddress];
    const headers = { ...incoming.headers, 'x-forwarded-for': chain.join(', ') };
    const onward = request(`${target}${incoming.url ?? ''}`, { method: incoming.method, headers });
    onward.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** One of many clients: its requests come from an address of its own on this machine (127.0.0.2 and above). */
export function clientAt(localAddress: string) {
  return (url: string, body?: unknown, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>((resolve, reject) => {
      const asked = request(url, {
        localAddress,
        agent: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      });
      asked.once('error', reject);
      asked.once('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text || 'null') }),
        );
      });
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
}
