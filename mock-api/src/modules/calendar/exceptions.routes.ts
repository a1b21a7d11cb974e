import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/schedule';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { where } from '../../data/conditions';
import { found } from '../../lib/refusal';
import { scheduleReaders } from '../schedule/schedule-readers';
import { calendarWriters } from './calendar-writers';
import {
  createException,
  editException,
  exceptionsTable,
  removeException,
} from './exceptions.service';

/** Routes of leave, closures and extra hours. */
export const exceptionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const exceptions = exceptionsTable(app.db);
  const mayRead = app.allow(scheduleReaders);
  const mayWrite = app.allow(calendarWriters, 'write');
  explainConstraints(app);

  app.get('/schedule/exceptions', {
    onRequest: mayRead,
    schema: { querystring: contract.exceptionQuery, response: { 200: contract.exceptionPage } },
    handler: ({ member, query }) =>
      exceptions.page(
        member,
        query,
        where('(t.doctor_id = ? or t.doctor_id is null)', query.doctor_id || undefined),
        where('t.ends_at > ?', query.from),
        where('t.starts_at < ?', query.to),
      ),
  });

  app.get('/schedule/exceptions/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.scheduleException } },
    handler: async ({ member, params }) => found(await exceptions.find(member, params.id)),
  });

  app.post('/schedule/exceptions', {
    onRequest: mayWrite,
    schema: { body: contract.exceptionInput, response: { 201: contract.scheduleException } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await createException(app.db, member, body)),
  });

  app.post('/schedule/exceptions/:id', {
    onRequest: mayWrite,
    config: { row: exceptions },
    schema: {
      params: idParam,
      body: contract.exceptionUpdate,
      response: { 200: contract.scheduleException },
    },
    handler: async ({ member, params, body }) =>
      found(await editException(app.db, member, params.id, body)),
  });

  app.delete('/schedule/exceptions/:id', {
    onRequest: app.allow(calendarWriters, 'delete'),
    schema: {
      params: idParam,
      body: contract.calendarRemoval,
      response: { 200: contract.deleted },
    },
    handler: ({ member, params, body }) =>
      removeException(app.db, member, params.id, body?.choices),
  });
};

function explainConstraints(app: FastifyInstance): void {
  app.explainConstraint('schedule_exceptions_order', {
    status: 400,
    code: 'invalid',
    message: contract.scheduleTexts.order,
    field: 'end',
  });
  app.explainConstraint('schedule_exceptions_doctor_fk', {
    status: 404,
    code: 'not_found',
    message: appointmentTexts.doctor,
    field: 'doctor_id',
  });
}
