import type { FastifyInstance } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Only pages load anything; the page sets its own policy.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** These two headers concern documents, and the API answers none. */
const everywhere = {
  ...always,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
} as const;

const ofTheApi = { ...always, 'cache-control': 'no-store' } as const;

/** Sets the security headers of every answer, and the request's id. Answers of the API are never cached. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofTheApi : everywhere);
    reply.header('x-request-id', request.id);
    done();
  });
}
