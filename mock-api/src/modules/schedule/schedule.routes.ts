import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import * as contract from '@ziba/shared/contracts/schedule';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allRows } from '../../lib/pages';
import { found } from '../../lib/refusal';
import { slotsOfDay } from './availability';
import { readDoctor, readDuration } from './schedule.queries';
import { readWorkingHours, saveWorkingHours } from './working-hours';

/** Availability and working hours; leave, closures and holidays are in calendar.routes. */
export const scheduleRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow(['appointments', 'prescriptions', 'dashboard', 'settings', 'users']);
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
      app.db.tenant(member.clinicId, async (tx) =>
        allRows(await readWorkingHours(tx, member, query.doctor_id || null)),
      ),
  });

  for (const method of ['PUT', 'POST'] as const) {
    app.route({
      method,
      url: '/schedule/working-hours',
      onRequest: mayWrite,
      schema: { body: contract.workingHoursInput, response: { 200: contract.workingHoursPage } },
      handler: ({ member, body }) =>
        app.db.tenant(member.clinicId, async (tx) =>
          allRows(await saveWorkingHours(tx, member, body.doctor_id ?? null, body.hours)),
        ),
    });
  }
};
