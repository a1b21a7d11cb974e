import type { FastifyInstance } from 'fastify';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
} as const;

/** Security headers of every answer, and the request's id. Answers of the API are never stored. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everywhere).header('x-request-id', request.id);
    // What is not a page has nothing to load; the page states a policy of its own.
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
