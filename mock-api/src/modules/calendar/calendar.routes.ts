import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/schedule';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { where } from '../../data/conditions';
import { found } from '../../lib/refusal';
import { calendarOf } from './calendar';
import { scheduleReaders } from '../schedule/schedule-readers';

const { scheduleTexts: texts } = contract;

/** Leave, closures and extra hours; holidays. */
export const calendarRoutes: FastifyPluginAsyncZod = async (app) => {
  const { exceptions, holidays } = calendarOf(app.db);
  const mayRead = app.allow(scheduleReaders);
  const keepers = ['appointments', 'settings', 'users'] as const;
  const mayWrite = app.allow(keepers, 'write');
  const mayDelete = app.allow(keepers, 'delete');
  app.explainConstraint('holidays_date', {
    code: 'taken',
    message: texts.holidayTaken,
    field: 'date',
  });
  app.explainConstraint('schedule_exceptions_order', {
    status: 400,
    code: 'invalid',
    message: texts.order,
    field: 'end',
  });
  app.explainConstraint('schedule_exceptions_doctor_fk', {
    status: 404,
    code: 'not_found',
    message: appointmentTexts.doctor,
    field: 'doctor_id',
  });

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
      reply.code(201).send(await exceptions.create(member, body)),
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
      found(await exceptions.edit(member, params.id, body)),
  });

  app.delete('/schedule/exceptions/:id', {
    onRequest: mayDelete,
    schema: {
      params: idParam,
      body: contract.calendarRemoval,
      response: { 200: contract.deleted },
    },
    handler: ({ member, params, body }) => exceptions.remove(member, params.id, body?.choices),
  });

  app.get('/schedule/holidays', {
    onRequest: mayRead,
    schema: { querystring: contract.holidayQuery, response: { 200: contract.holidayPage } },
    handler: ({ member, query }) =>
      holidays.page(
        member,
        query,
        where('t.date >= ?', query.from),
        where('t.date <= ?', query.to),
      ),
  });

  app.get('/schedule/holidays/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.holiday } },
    handler: async ({ member, params }) => found(await holidays.find(member, params.id)),
  });

  app.post('/schedule/holidays', {
    onRequest: mayWrite,
    schema: { body: contract.holidayInput, response: { 201: contract.holiday } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await holidays.insert(member, body)),
  });

  app.post('/schedule/holidays/:id', {
    onRequest: mayWrite,
    config: { row: holidays },
    schema: { params: idParam, body: contract.holidayUpdate, response: { 200: contract.holiday } },
    handler: async ({ member, params, body }) =>
      found(await holidays.update(member, params.id, body)),
  });

  app.delete('/schedule/holidays/:id', {
    onRequest: mayDelete,
    schema: {
      params: idParam,
      body: contract.calendarRemoval,
      response: { 200: contract.deleted },
    },
    handler: ({ member, params, body }) => holidays.remove(member, params.id, body?.choices),
  });
};
