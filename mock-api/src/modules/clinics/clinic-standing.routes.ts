import { standingInput, suspendInput } from '@ziba/shared/contracts/clinic-inputs';
import { clinic, clinicStatusEventPage } from '@ziba/shared/contracts/clinics';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Tx } from '../../db/connect';
import { found } from '../../lib/refusal';
import { findClinic } from './clinic-rows';
import { activateClinic, reactivateClinic, suspendClinic } from './clinic-standing';
import { statusEventsOf } from './clinics.queries';

/** Routes of the standing of a clinic: suspend, reactivate, activate; and the history of these changes. */
export const clinicStandingRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow('clinics', 'read', 'admin');
  const mayWrite = app.allow('clinics', 'write', 'admin');
  const find = (id: number) => app.db.platform((tx) => findClinic(tx, id));
  const config = {
    rowOf: async (_session: unknown, id: number) => (await find(id)) !== undefined,
  };
  const whole = { response: { 200: clinic } };

  /** Runs the work and returns the clinic as it is afterwards. */
  const changed = (id: number, work: (tx: Tx) => Promise<void>) =>
    app.db.platform(async (tx) => {
      await work(tx);
      return found(await findClinic(tx, id));
    });

  app.get('/clinics/:id/status-events', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: clinicStatusEventPage } },
    handler: async ({ params: { id } }) => {
      found(await find(id));
      return app.db.platform((tx) => statusEventsOf(tx, id));
    },
  });

  app.post('/clinics/:id/suspend', {
    onRequest: mayWrite,
    config,
    schema: { params: idParam, body: suspendInput, ...whole },
    handler: ({ session, params: { id }, body }) =>
      changed(id, (tx) => suspendClinic(tx, session, id, body.reason)),
  });

  app.post('/clinics/:id/reactivate', {
    onRequest: mayWrite,
    config,
    schema: { params: idParam, body: standingInput, ...whole },
    handler: ({ session, params: { id }, body }) =>
      changed(id, (tx) => reactivateClinic(tx, session, id, body.reason)),
  });

  app.post('/clinics/:id/activate', {
    onRequest: mayWrite,
    config,
    schema: { params: idParam, body: standingInput, ...whole },
    handler: ({ session, params: { id }, body }) =>
      changed(id, (tx) => activateClinic(tx, session, id, body.reason)),
  });
};
