import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { docsPage, docsStyle } from './docs-page';
import { openApiOf } from './openapi';

const text = { 200: z.string() };
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Routes of the API description, for programs (`/api/openapi.json`) and for people (`/api/docs`). */
export const openApiRoutes: FastifyPluginAsyncZod = async (app) => {
  const open = { onRequest: app.allow('public') };
  let made: { json: string; page: string } | undefined;
  // Made at the first request: all routes are registered by then, and the start does not wait for it.
  const documents = () => {
    if (made) return made;
    const document = openApiOf(app.routeTable);
    return (made = { json: JSON.stringify(document), page: docsPage(document) });
  };
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.type(type).header('cache-control', 'no-cache').send(body);

  app.get('/openapi.json', {
    ...open,
    schema: { response: text },
    handler: async (_request, reply) =>
      send(reply, 'application/json; charset=utf-8', documents().json),
  });

  app.get('/docs', {
    ...open,
    schema: { response: text },
    handler: async (_request, reply) => {
      reply.header('content-security-policy', policy);
      return send(reply, 'text/html; charset=utf-8', documents().page);
    },
  });

  app.get('/docs/style.css', {
    ...open,
    schema: { response: text },
    handler: async (_request, reply) => send(reply, 'text/css; charset=utf-8', docsStyle),
  });
};
