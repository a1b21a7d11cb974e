import { bookingsAhead } from '@ziba/shared/contracts/bookings-ahead';
import { archived, idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/services';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import { readServiceBookings } from './service-bookings';
import { serviceReaders } from './service-readers';
import { findService } from './services.queries';
import { servicesOf } from './services.service';

const { serviceTexts } = contract;

/** Routes of one service of a clinic: reading, adding, changing and archiving it. */
export const servicesRoutes: FastifyPluginAsyncZod = async (app) => {
  const services = servicesOf(app.db);
  const mayWrite = app.allow('services', 'write');
  explainConstraints(app);

  app.get('/presentableServices/:id', {
    onRequest: app.allow(serviceReaders),
    schema: { params: idParam, response: { 200: contract.service } },
    handler: async ({ member, params }) =>
      found(await findService(app.db, member, params.id), serviceTexts.notFound),
  });

  app.get('/presentableServices/:id/bookings', {
    onRequest: app.allow('services'),
    schema: { params: idParam, response: { 200: bookingsAhead } },
    handler: async ({ member, params }) => {
      found(await findService(app.db, member, params.id), serviceTexts.notFound);
      return app.db.tenant(member.clinicId, (tx) => readServiceBookings(tx, member, params.id));
    },
  });

  app.post('/presentableServices', {
    onRequest: mayWrite,
    schema: { body: contract.serviceInput, response: { 201: contract.service } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await services.create(member, body)),
  });

  app.post('/presentableServices/:id', {
    onRequest: mayWrite,
    config: { row: services },
    schema: { params: idParam, body: contract.serviceUpdate, response: { 200: contract.service } },
    handler: async ({ member, params, body }) =>
      found(await services.edit(member, params.id, body), serviceTexts.notFound),
  });

  app.delete('/presentableServices/:id', {
    onRequest: app.allow('services', 'delete'),
    schema: { params: idParam, response: { 200: archived } },
    handler: ({ member, params }) => services.retire(member, params.id),
  });
};

function explainConstraints(app: FastifyInstance): void {
  app.explainConstraint('services_system_code', {
    code: 'taken',
    message: serviceTexts.codeTaken,
    field: 'system_code',
  });
  app.explainConstraint('services_default_visit', {
    code: 'stale',
    message: serviceTexts.defaultVisitTaken,
    field: 'is_default_visit',
  });
  app.explainConstraint('services_category_fk', {
    status: 400,
    code: 'wrong_reference',
    message: serviceTexts.category,
    field: 'category_id',
  });
}
