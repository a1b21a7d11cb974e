import { ownSessionPage } from '@ziba/shared/contracts/auth';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOfPath } from './user-row';
import { endSessionOfUser, sessionsOfUser } from './user-sessions';

const sessionParam = idParam.extend({ sid: z.uuid() });
const done = z.object({ done: z.literal(true) });

/** Where a user is signed in, and signing them out there. */
export const userSessionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const config = userOfPath(db);

  app.get('/users/:id/sessions', {
    onRequest: app.allow({ clinic: 'users', admin: 'users' }),
    config,
    schema: { params: idParam, response: { 200: ownSessionPage } },
    handler: ({ session, params }) => sessionsOfUser(db, session, params.id),
  });

  app.delete('/users/:id/sessions/:sid', {
    onRequest: app.allow('users', 'delete', 'both'),
    config,
    schema: { params: sessionParam, response: { 200: done } },
    handler: async ({ session, params }) => {
      await endSessionOfUser(db, session, params.id, params.sid);
      return { done: true as const };
    },
  });
};
