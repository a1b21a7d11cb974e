import * as contract from '@ziba/shared/contracts/auth';
import { staffFields, staffInput } from '@ziba/shared/contracts/user-inputs';
import { createdUser } from '@ziba/shared/contracts/users';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { checkedBody } from '../../lib/checked-body';
import { limitOf } from '../../lib/limit';
import { demandSection } from '../../lib/section-right';
import { bearerOf } from '../../plugins/session';
import { createUser } from '../users/create-user';
import { explainTakenAccounts, requestAccess } from './registration';

/** One address, two meanings: a request for access, or, with a token, a new member of the staff (api.md). */
export const registerRoutes: FastifyPluginAsyncZod = async (app) => {
  const registrations = limitOf(20, 600);
  explainTakenAccounts(app);

  /** A token that has ended is refused: nobody should find a pending request where they made a user. */
  const callerIfAny = async (request: FastifyRequest) => {
    const token = bearerOf(request);
    if (token === undefined) return;
    const session = await app.sessionOf(token);
    demandSection(session, ['users'], 'write');
    request.caller = session;
  };

  app.post('/auth/register', {
    onRequest: [app.allow('public'), callerIfAny],
    schema: {
      body: z.union([contract.registerInput, staffInput]),
      response: { 201: z.union([createdUser, contract.registerAnswer]) },
    },
    // Which of the two it is depends on the caller, so the handler checks it.
    validatorCompiler: () => (value: unknown) => ({ value }),
    handler: async (request, reply) => {
      const body: unknown = request.body;
      const { caller } = request;
      const user = caller
        ? await createUser(app.db, caller, checkedBody(staffInput, body))
        : await requested(request.ip, body);
      return reply.code(201).send({ ...user, userId: user.id });
    },
  });

  function requested(ip: string, body: unknown) {
    const input = checkedBody(contract.registerInput, withoutStaffFields(body));
    registrations(ip);
    return requestAccess(app, input);
  }
};

/** The longer form may come without a token as well: it then asks for access, and nothing of it is believed. */
function withoutStaffFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !staffFields.includes(name)));
}
