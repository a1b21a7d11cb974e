import * as contract from '@ziba/shared/contracts/auth';
import { userTexts } from '@ziba/shared/contracts/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { audit } from '../../data/audit';
import { limitOf } from '../../lib/limit';
import { sessionAnswer } from './session-answer';
import { auditView, viewedBy } from './view-audit';

const done = z.object({ done: z.literal(true) });
const missing = { username: userTexts.usernameMissing, email: userTexts.email };
const uniqueQuery = (name: keyof typeof missing) => {
  const text = z.string({ error: missing[name] }).trim().min(1, missing[name]).max(254);
  return z.strictObject({ [name]: text } as Record<typeof name, z.ZodString>);
};

/** Sign-in and sign-out, the own session, and whether a name of an account is free. */
export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  const anyone = { onRequest: app.allow('public') };
  const signedIn = {
    onRequest: app.allow('signed-in'),
    config: { beforePasswordChange: true as const },
  };
  const checks = limitOf(60, 60);

  app.post('/auth/login', {
    ...anyone,
    schema: { body: contract.loginInput, response: { 200: contract.loginAnswer } },
    handler: ({ body, ip, headers }) =>
      app.signIn.run(body, { ip, userAgent: headers['user-agent'] }),
  });

  app.post('/auth/logout', {
    ...signedIn,
    config: { ...signedIn.config, whileViewing: true },
    schema: { response: { 200: done } },
    handler: async ({ session }) => {
      await app.db.platform(async (tx) => {
        await tx.query('update sessions set revoked_at = app_now() where id = $1', [session.sid]);
        const entry = { action: 'logout', entity: 'users', entityId: session.userId };
        await (session.isViewing ? auditView(tx, session, 'view_end') : audit(tx, session, entry));
      });
      return { done: true as const };
    },
  });

  app.get('/auth/me', {
    ...signedIn,
    schema: { response: { 200: contract.sessionAnswer } },
    handler: ({ session }) =>
      app.db.platform((tx) =>
        sessionAnswer(tx, session.userId, session, session.expiresAt, viewedBy(session)),
      ),
  });

  for (const name of ['username', 'email'] as const) {
    app.get(`/auth/check-${name}`, {
      ...anyone,
      schema: { querystring: uniqueQuery(name), response: { 200: contract.uniqueAnswer } },
      handler: async ({ query, ip }) => {
        checks(ip);
        const text = `select from users where lower(${name}) = lower($1) and archived_at is null`;
        const rows = await app.db.platform((tx) => tx.query(text, [query[name]]));
        return { unique: rows.length === 0 };
      },
    });
  }
};
