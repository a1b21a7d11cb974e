import { clinic } from '@ziba/shared/contracts/clinics';
import { idParam } from '@ziba/shared/contracts/rows';
import { clinicStandingInput } from '@ziba/shared/contracts/user-account-inputs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Session } from '../../lib/actor';
import { found } from '../../lib/refusal';
import { findClinic } from '../clinics/clinic-rows';
import { reactivateClinic, suspendClinic } from '../clinics/clinic-standing';

/** Suspends the account of a clinic with all its users, and opens it again. */
export const clinicStatusRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.post('/users/changeAccountStatusByClinicId/:id', {
    onRequest: app.allow(['clinics', 'users'], 'write', 'admin'),
    config: {
      rowOf: (_session: Session, id: number) =>
        db.platform(async (tx) => Boolean(await findClinic(tx, id))),
    },
    schema: {
      params: idParam,
      body: clinicStandingInput,
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
