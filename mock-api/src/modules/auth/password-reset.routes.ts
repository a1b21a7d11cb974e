import * as contract from '@ziba/shared/contracts/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

const done = z.object({ done: z.literal(true) });

/** A forgotten password: ask for a code, prove it, choose a new password. */
export const passwordResetRoutes: FastifyPluginAsyncZod = async (app) => {
  const anyone = { onRequest: app.allow('public') };

  app.post('/auth/forgot-password', {
    ...anyone,
    schema: { body: contract.forgotInput, response: { 200: contract.forgotAnswer } },
    handler: ({ body, ip }) => app.passwordReset.sendCode(body, ip),
  });

  app.post('/auth/verify-reset-code', {
    ...anyone,
    schema: { body: contract.verifyCodeInput, response: { 200: contract.verifyCodeAnswer } },
    handler: async ({ body }) => ({
      resetToken: await app.passwordReset.verify(body.requestId, body.code),
    }),
  });

  app.post('/auth/reset-password', {
    ...anyone,
    schema: { body: contract.resetInput, response: { 200: done } },
    handler: async ({ body }) => {
      await app.passwordReset.reset(body);
      return { done: true as const };
    },
  });
};
