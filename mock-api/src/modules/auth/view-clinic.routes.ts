import { loginAnswer } from '@ziba/shared/contracts/auth';
import { viewClinicInput } from '@ziba/shared/contracts/clinic-inputs';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findClinic } from '../clinics/clinic-rows';
import { beginView } from './view-clinic';

/** An operator looks at a clinic as its manager would, reading only. */
export const viewClinicRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/admin/clinics/:id/impersonate', {
    onRequest: app.allow('clinics', 'write', 'admin'),
    config: {
      rowOf: async (_session: unknown, id: number) =>
        (await app.db.platform((tx) => findClinic(tx, id))) !== undefined,
    },
    schema: { params: idParam, body: viewClinicInput, response: { 201: loginAnswer } },
    handler: async ({ session, params, body, ip, headers }, reply) =>
      reply.code(201).send(
        await beginView(app, session, {
          ...{ clinicId: params.id, reason: body.reason },
          ...{ ip, userAgent: headers['user-agent'] },
        }),
      ),
  });
};
