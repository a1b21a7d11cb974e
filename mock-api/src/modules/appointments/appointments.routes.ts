import { appointmentPage, rangeQuery } from '@ziba/shared/contracts/appointments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownClinic } from '../../lib/clinic-of-path';
import { appointmentsIn } from './appointments.queries';

export const appointmentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow(['appointments', 'dashboard', 'patients', 'prescriptions']);

  app.get('/appointments/by-range', {
    onRequest: [mayRead, ownClinic],
    schema: { querystring: rangeQuery, response: { 200: appointmentPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, (tx) => appointmentsIn(tx, member, query)),
  });
};
