import { archived, idParam } from '@ziba/shared/contracts/rows';
import * as account from '@ziba/shared/contracts/user-account-inputs';
import * as inputs from '@ziba/shared/contracts/user-inputs';
import { createdUser, userDetail } from '@ziba/shared/contracts/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeAccess } from './change-access';
import { changeUser } from './change-user';
import { createUser } from './create-user';
import { userOfPath } from './user-row';
import { archiveUser, setStatus } from './user-status';

/** Making and changing users, by a clinic of its own staff and by the platform of all. */
export const userChangesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const mayWrite = app.allow('users', 'write', 'both');
  const ofRow = { onRequest: mayWrite, config: userOfPath(db) };
  const answer = { response: { 200: userDetail } };

  app.post('/users/create', {
    onRequest: mayWrite,
    schema: { body: inputs.createUserInput, response: { 201: createdUser } },
    handler: async ({ session, body }, reply) => {
      const user = await createUser(db, session, body);
      return reply.code(201).send({ ...user, userId: user.id });
    },
  });

  app.post('/users/:id', {
    ...ofRow,
    schema: { params: idParam, body: inputs.userUpdate, ...answer },
    handler: ({ session, params, body }) => changeUser(db, session, params.id, body),
  });

  app.post('/users/userInfo/:id', {
    ...ofRow,
    schema: { params: idParam, body: inputs.userInfoInput, ...answer },
    handler: ({ session, params, body }) => changeUser(db, session, params.id, body),
  });

  app.put('/users/:id/access', {
    ...ofRow,
    schema: { params: idParam, body: account.accessInput, ...answer },
    handler: ({ session, params, body }) => {
      const { sections, levels, permissions, roles, subMenu, version } = body;
      const [access, keys] = Array.isArray(sections) ? [sections] : [undefined, sections];
      const apart = [keys, levels, permissions, roles, subMenu];
      const input = { access, apart, replacesAll: true };
      return changeAccess(db, session, params.id, input, version);
    },
  });

  app.post('/users/:id/status', {
    ...ofRow,
    schema: { params: idParam, body: account.userStatusInput, ...answer },
    handler: ({ session, params, body }) => setStatus(db, session, params.id, body),
  });

  app.delete('/users/:id', {
    onRequest: app.allow('users', 'delete', 'both'),
    schema: { params: idParam, body: account.userRemoval, response: { 200: archived } },
    handler: ({ session, params, body }) => archiveUser(db, session, params.id, body ?? {}),
  });
};
