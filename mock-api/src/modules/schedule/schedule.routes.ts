import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import * as contract from '@ziba/shared/contracts/schedule';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allRows } from '../../data/pages';
import { found } from '../../lib/refusal';
import { slotsOfDay } from './availability';
import { readDoctor, readDuration } from './schedule.queries';
import { scheduleReaders } from './schedule-readers';

/** The route of the free times of a doctor's day. */
export const scheduleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/schedule/doctor-availability', {
    onRequest: app.allow(scheduleReaders),
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
};
