import { idParam } from '@ziba/shared/contracts/common';
import * as contract from '@ziba/shared/contracts/notifications';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allRows } from '../../lib/pages';
import { found } from '../../lib/refusal';
import { noticesOf } from './notifications.queries';

export const notificationsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mine = app.allow('signed-in');
  const changed = { 200: contract.notificationsChanged };

  app.get('/notifications', {
    onRequest: mine,
    schema: { response: { 200: contract.notificationPage } },
    handler: async ({ session }) => allRows(await noticesOf(app.db, session).all()),
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
