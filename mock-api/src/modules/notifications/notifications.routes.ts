import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/notifications';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import { noticesOf } from './notifications.queries';
import { countRecipients, sendNotice } from './platform-notices';

export const notificationsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mine = app.allow('signed-in');
  const changed = { 200: contract.notificationsChanged };

  app.get('/notifications', {
    onRequest: mine,
    schema: {
      querystring: contract.notificationQuery,
      response: { 200: contract.notificationPage },
    },
    handler: async ({ session, query }) => noticesOf(app.db, session).all(query.unread),
  });

  app.get('/notifications/recipients', {
    onRequest: app.allow(['sms-panel', 'clinics'], 'write', 'admin'),
    schema: {
      querystring: contract.noticeRecipientsQuery,
      response: { 200: contract.noticeRecipients },
    },
    handler: ({ query }) => countRecipients(app.db, query.clinicId),
  });

  app.post('/notifications', {
    onRequest: app.allow(['sms-panel', 'clinics'], 'write', 'admin'),
    schema: {
      body: contract.notificationInput,
      response: { 201: contract.sentNotification },
    },
    handler: async ({ session, body }, reply) =>
      reply.code(201).send(await sendNotice(app.db, session, body)),
  });

  app.post('/notifications/:id/read', {
    onRequest: mine,
    schema: { params: idParam, response: { 200: contract.notification } },
    handler: async ({ session, params }) => found(await noticesOf(app.db, session).read(params.id)),
  });

  app.post('/notifications/read-all', {
    onRequest: mine,
    schema: { response: changed },
    handler: async ({ session }) => ({ changed: await noticesOf(app.db, session).readAll() }),
  });

  app.delete('/notifications/:id', {
    onRequest: mine,
    schema: { params: idParam, response: changed },
    handler: async ({ session, params }) => {
      const dismissed = await noticesOf(app.db, session).dismiss(params.id);
      return { changed: found(dismissed || undefined) };
    },
  });

  app.delete('/notifications', {
    onRequest: mine,
    schema: { response: changed },
    handler: async ({ session }) => ({ changed: await noticesOf(app.db, session).dismissAll() }),
  });
};
