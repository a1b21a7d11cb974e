import { outboxMessage } from '@ziba/shared/contracts/auth';
import { pageOf, wholeListQuery } from '@ziba/shared/contracts/lists';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { allRows } from '../../data/pages';
import { isFromThisMachine } from '../../lib/proxied';
import { notFound } from '../../lib/refusal';
import { m } from '../../messages';

const newest = `select id, "to", body, created_at from sms_messages
  where ($1::text is null or "to" = $1) and send_at <= app_now()
    and status in ('queued', 'sent', 'delivered')
  order by id desc limit 50`;

/**
 * The route of the messages that the outbox provider has kept: whoever reads a reset code can take over the account.
 * It exists only with `SMS_OUTBOX_OPEN`, since a request that a proxy on this machine passes on may look like one of
 * this machine; and never for a request that names a proxy.
 */
export const smsOutboxRoutes: FastifyPluginAsyncZod = async (app) => {
  const { smsOutboxOpen, smsProvider } = app.config;
  if (!smsOutboxOpen || smsProvider !== 'outbox') return;

  app.get('/sms/outbox', {
    onRequest: [
      app.allow('public'),
      async (request) => {
        if (!isFromThisMachine(request)) throw notFound(m.unknownCall);
      },
    ],
    schema: {
      querystring: wholeListQuery.extend({ to: z.string().max(40).optional() }),
      response: { 200: pageOf(outboxMessage) },
    },
    handler: async ({ query }) =>
      allRows(await app.db.platform((tx) => tx.query(newest, [query.to ?? null]))),
  });
};
