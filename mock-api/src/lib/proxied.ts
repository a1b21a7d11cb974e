import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** The headers that proxies add to requests. */
const headersOfProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether a request was sent from this machine itself. With a proxy on this machine all requests come from it, so a
 * request with a header of a proxy does not count.
 */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  if (headersOfProxies.some((name) => headers[name] !== undefined)) return false;
  return loopback.test(socket.remoteAddress ?? '');
}
