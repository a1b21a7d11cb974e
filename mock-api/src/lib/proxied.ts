import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** What proxies add to the requests that they pass on. */
const headersOfProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether a request was made on this very machine. Through a proxy of the machine everybody comes from it,
 * so what a proxy passed on never counts.
 */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  if (headersOfProxies.some((name) => headers[name] !== undefined)) return false;
  return loopback.test(socket.remoteAddress ?? '');
}
