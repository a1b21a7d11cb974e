import { idParam } from '@ziba/shared/contracts/rows';
import { staffResetInput } from '@ziba/shared/contracts/user-account-inputs';
import { userDetail } from '@ziba/shared/contracts/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOfPath } from './user-row';

const codeAnswer = z.object({
  requestId: z.string(),
  /** Masked. */
  phoneNumber: z.string(),
  /** Seconds. */
  resendAfter: z.number().int(),
  /** Seconds. */
  expiresIn: z.number().int(),
});

/** The code that was sent last, without the code; both times are 0 when none is valid. */
const pendingCode = codeAnswer
  .omit({ requestId: true })
  .extend({ phoneNumber: z.string().nullable() });

/** A new password for a colleague, confirmed by a code that is sent to the phone of who sets it. */
export const staffResetRoutes: FastifyPluginAsyncZod = async (app) => {
  const ofRow = {
    onRequest: app.allow('users', 'write', 'both'),
    config: userOfPath(app.db),
  };

  app.post('/users/:id/reset-password/code', {
    ...ofRow,
    schema: { params: idParam, response: { 200: codeAnswer } },
    handler: ({ session, params, ip }) => app.staffReset.sendCode(session, params.id, ip),
  });

  app.get('/users/:id/reset-password/code', {
    ...ofRow,
    schema: { params: idParam, response: { 200: pendingCode } },
    handler: ({ session, params }) => app.staffReset.pendingCode(session, params.id),
  });

  app.post('/users/:id/reset-password', {
    ...ofRow,
    schema: { params: idParam, body: staffResetInput, response: { 200: userDetail } },
    handler: ({ session, params, body }) =>
      app.staffReset.reset(session, params.id, body.password, body.verificationCode),
  });
};
