import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/schedule';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { where } from '../../data/conditions';
import { found } from '../../lib/refusal';
import { scheduleReaders } from '../schedule/schedule-readers';
import { calendarWriters } from './calendar-writers';
import { createHoliday, editHoliday, holidaysTable, removeHoliday } from './holidays.service';

export const holidaysRoutes: FastifyPluginAsyncZod = async (app) => {
  const holidays = holidaysTable(app.db);
  const mayRead = app.allow(scheduleReaders);
  const mayWrite = app.allow(calendarWriters, 'write');
  app.explainConstraint('holidays_date', {
    code: 'taken',
    message: contract.scheduleTexts.holidayTaken,
    field: 'date',
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
      reply.code(201).send(await createHoliday(app.db, member, body)),
  });

  app.post('/schedule/holidays/:id', {
    onRequest: mayWrite,
    config: { row: holidays },
    schema: { params: idParam, body: contract.holidayUpdate, response: { 200: contract.holiday } },
    handler: async ({ member, params, body }) =>
      found(await editHoliday(app.db, member, params.id, body)),
  });

  app.delete('/schedule/holidays/:id', {
    onRequest: app.allow(calendarWriters, 'delete'),
    schema: {
      params: idParam,
      body: contract.calendarRemoval,
      response: { 200: contract.deleted },
    },
    handler: ({ member, params, body }) => removeHoliday(app.db, member, params.id, body?.choices),
  });
};
