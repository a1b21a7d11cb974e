import * as contract from '@ziba/shared/contracts/auth';
import { endedSessions } from '@ziba/shared/contracts/own-account';
import { ownPasswordInput } from '@ziba/shared/contracts/user-account-inputs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { audit } from '../../data/audit';
import { wholeList } from '../../data/pages';
import { notFound } from '../../lib/refusal';
import { endSessions } from '../users/end-sessions';
import { changeOwnPassword } from './own-password';
import { refreshSession } from './refresh';

const done = z.object({ done: z.literal(true) });

const ownSessions = {
  name: 'auth.sessions',
  text: `select id, created_at, expires_at, last_seen_at, user_agent, ip, id = $2 as current
         from sessions where user_id = $1 and revoked_at is null and expires_at > app_now()
         order by id = $2 desc, last_seen_at desc, created_at desc`,
};
const endSession = {
  name: 'auth.session-end',
  text: `update sessions set revoked_at = app_now()
         where id = $1 and user_id = $2 and revoked_at is null and expires_at > app_now() returning id`,
};

/** The own sessions and the own password. The last use of a session is right to five minutes. */
export const sessionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const signedIn = { onRequest: app.allow('signed-in') };
  const beforePasswordChange = { config: { beforePasswordChange: true as const } };

  app.post('/auth/refresh', {
    ...signedIn,
    ...beforePasswordChange,
    schema: { response: { 200: contract.refreshAnswer } },
    handler: ({ session }) => refreshSession(app, session),
  });

  app.get('/auth/sessions', {
    ...signedIn,
    schema: { response: { 200: contract.ownSessionPage } },
    handler: ({ session: { userId, sid } }) =>
      app.db.platform((tx) => wholeList<contract.OwnSession>(tx, ownSessions, [userId, sid])),
  });

  app.delete('/auth/sessions', {
    ...signedIn,
    schema: { response: { 200: endedSessions } },
    handler: ({ session }) =>
      app.db.platform(async (tx) => {
        const ended = await endSessions(tx, session.userId, session.sid);
        const entry = { action: 'logout', entity: 'users', entityId: session.userId };
        if (ended > 0) await audit(tx, session, entry);
        return { ended };
      }),
  });

  app.delete('/auth/sessions/:sid', {
    ...signedIn,
    schema: { params: z.object({ sid: z.uuid() }), response: { 200: done } },
    handler: async ({ session, params }) => {
      await app.db.platform(async (tx) => {
        const ended = await tx.query(endSession, [params.sid, session.userId]);
        if (ended.length === 0) throw notFound();
        await audit(tx, session, { action: 'logout', entity: 'users', entityId: session.userId });
      });
      return { done: true as const };
    },
  });

  app.post('/auth/password', {
    ...signedIn,
    ...beforePasswordChange,
    schema: { body: ownPasswordInput, response: { 200: done } },
    handler: async ({ session, body }) => {
      await changeOwnPassword(app, session, body);
      return { done: true as const };
    },
  });
};
