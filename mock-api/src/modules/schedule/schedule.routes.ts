import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import * as contract from '@ziba/shared/contracts/schedule';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allRows } from '../../lib/pages';
import { found } from '../../lib/refusal';
import { slotsOfDay } from './availability';
import { readDoctor, readDuration } from './schedule.queries';
import { readWorkingHours, saveWorkingHours, versionOfHours } from './working-hours';
import { scheduleReaders } from './schedule-readers';

/** Availability and working hours; leave, closures and holidays are in calendar.routes. */
export const scheduleRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow(scheduleReaders);
  const mayWrite = app.allow(['appointments', 'settings', 'users'], 'write');

  app.get('/schedule/doctor-availability', {
    onRequest: mayRead,
    schema: { querystring: contract.availabilityQuery, response: { 200: contract.slotPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        const { doctor_id: doctorId, service_id, date } = query;
        found(await readDoctor(tx, member.clinicId, doctorId), appointmentTexts.doctor);
        const ofService =
          service_id === undefined
            ? undefined
            : found(await readDuration(tx, member.clinicId, service_id), appointmentTexts.service);
        const duration = query.duration ?? ofService;
        return allRows(await slotsOfDay(tx, member, { doctorId, date, duration }));
      }),
  });

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
