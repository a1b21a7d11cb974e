import * as contract from '@ziba/shared/contracts/schedule';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allRows } from '../../data/pages';
import { scheduleReaders } from '../schedule/schedule-readers';
import { calendarWriters } from './calendar-writers';
import { readWorkingHours, saveWorkingHours, versionOfHours } from './working-hours';

/** Routes of the weekly hours of the clinic and of doctors. */
export const workingHoursRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow(scheduleReaders);
  const mayWrite = app.allow(calendarWriters, 'write');

  app.get('/schedule/working-hours', {
    onRequest: mayRead,
    schema: { querystring: contract.doctorQuery, response: { 200: contract.workingHoursPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        const doctorId = query.doctor_id || null;
        const hours = await readWorkingHours(tx, member, doctorId);
        return { ...allRows(hours), version: await versionOfHours(tx, member, doctorId) };
      }),
  });

  for (const method of ['PUT', 'POST'] as const) {
    app.route({
      method,
      url: '/schedule/working-hours',
      onRequest: mayWrite,
      schema: { body: contract.workingHoursInput, response: { 200: contract.workingHoursPage } },
      handler: ({ member, body }) => {
        const { doctor_id: doctorId = null, ...hours } = body;
        return saveWorkingHours(app.db, member, { doctorId, ...hours });
      },
    });
  }
};
