import { clinic } from '@ziba/shared/contracts/clinics';
import { archived, idParam } from '@ziba/shared/contracts/rows';
import * as account from '@ziba/shared/contracts/user-account-inputs';
import * as inputs from '@ziba/shared/contracts/user-inputs';
import { togetherSaid } from '@ziba/shared/contracts/user-access';
import { createdUser, userDetail } from '@ziba/shared/contracts/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Session } from '../../lib/actor';
import { found } from '../../lib/refusal';
import { inScopeOf } from '../../data/scope';
import { findClinic } from '../clinics/clinic-rows';
import { reactivateClinic, suspendClinic } from '../clinics/clinic-standing';
import { changeAccess } from './change-access';
import { changeUser } from './change-user';
import { createUser } from './create-user';
import { clinicUsers } from './user-rows';
import { archiveUser, setStatus } from './user-status';
import { findUser } from './users.queries';

const codeAnswer = z.object({
  requestId: z.string(),
  /** Masked. */
  phoneNumber: z.string(),
  /** Seconds. */
  resendAfter: z.number().int(),
  /** Seconds. */
  expiresIn: z.number().int(),
});

/** Making and changing users, by a clinic of its own staff and by the platform of all (text 3 §7). */
export const userChangesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const mayWrite = app.allow('users', 'write', 'both');
  const ofRow = {
    onRequest: mayWrite,
    config: {
      row: clinicUsers(db),
      rowOf: (session: Session, id: number) =>
        inScopeOf(db, session, async (tx) => Boolean(await findUser(tx, session.clinicId, id))),
    },
  };
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
      const said = togetherSaid([sections, levels, permissions, roles, subMenu]);
      return changeAccess(db, session, params.id, said, version);
    },
  });

  app.post('/users/:id/status', {
    ...ofRow,
    schema: { params: idParam, body: account.userStatusInput, ...answer },
    handler: ({ session, params, body }) =>
      setStatus(db, session, params.id, body.status, body.choices),
  });

  app.delete('/users/:id', {
    onRequest: app.allow('users', 'delete', 'both'),
    schema: { params: idParam, body: account.userRemoval, response: { 200: archived } },
    handler: ({ session, params, body }) => archiveUser(db, session, params.id, body?.choices),
  });

  app.post('/users/:id/reset-password/code', {
    ...ofRow,
    schema: { params: idParam, response: { 200: codeAnswer } },
    handler: ({ session, params, ip }) => app.staffReset.sendCode(session, params.id, ip),
  });

  app.post('/users/:id/reset-password', {
    ...ofRow,
    schema: { params: idParam, body: account.staffResetInput, ...answer },
    handler: ({ session, params, body }) =>
      app.staffReset.reset(session, params.id, body.password, body.verificationCode),
  });

  app.post('/users/changeAccountStatusByClinicId/:id', {
    onRequest: app.allow(['clinics', 'users'], 'write', 'admin'),
    config: {
      rowOf: (_session: Session, id: number) =>
        db.platform(async (tx) => Boolean(await findClinic(tx, id))),
    },
    schema: {
      params: idParam,
      body: account.clinicStandingInput,
      response: { 200: clinic },
    },
    handler: ({ session, params: { id }, body: { status, suspention_reason: reason } }) =>
      db.platform(async (tx) => {
        if (status === 'suspended') await suspendClinic(tx, session, id, reason ?? '');
        else await reactivateClinic(tx, session, id, reason ?? null);
        return found(await findClinic(tx, id));
      }),
  });
};
