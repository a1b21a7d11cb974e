import { rangeQuery } from '@ziba/shared/contracts/appointments';
import * as contract from '@ziba/shared/contracts/appointment-details';
import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Tx } from '../../db/connect';
import { found } from '../../lib/refusal';
import { readDoctor } from '../schedule/schedule.queries';
import * as queries from './appointments.queries';
import { findPatient } from './booking.queries';
import { appointmentReaders } from './readers';

const patientParam = z.object({ patientId: idParam.shape.id });

/** Routes of the lists of appointments. */
export const appointmentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const appointments = queries.appointmentsTable(app.db);
  const mayRead = app.allow(appointmentReaders);
  const { appointmentDetailsPage } = contract;

  app.get('/appointments', {
    onRequest: mayRead,
    schema: { querystring: contract.appointmentQuery, response: { 200: appointmentDetailsPage } },
    handler: async ({ member, query }) => {
      const { clinicId } = member;
      const page = await appointments.page(member, query, ...queries.filtersOf(member, query));
      const mark = (tx: Tx) => queries.markAppointments(tx, clinicId, page.data);
      const data = await app.db.tenant(clinicId, mark);
      return { ...page, data };
    },
  });

  app.get('/appointments/by-range', {
    onRequest: mayRead,
    schema: { querystring: rangeQuery, response: { 200: appointmentDetailsPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, (tx) => queries.appointmentsIn(tx, member, query)),
  });

  app.get('/appointments/today', {
    onRequest: mayRead,
    schema: { querystring: contract.busyQuery, response: { 200: appointmentDetailsPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, (tx) =>
        queries.appointmentsToday(tx, member, query.doctor_id ?? query.doctorId),
      ),
  });

  app.get('/appointments/whole_appointments', {
    onRequest: mayRead,
    schema: { querystring: contract.busyQuery, response: { 200: contract.busyPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        const doctorId = query.doctor_id ?? query.doctorId;
        await refuseUnknownDoctor(tx, member.clinicId, doctorId);
        return queries.busyFromToday(tx, member, doctorId);
      }),
  });

  app.get('/appointments/by-patient/:patientId', {
    onRequest: mayRead,
    schema: { params: patientParam, response: { 200: appointmentDetailsPage } },
    handler: ({ member, params }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        found(await findPatient(tx, member, { id: params.patientId }), appointmentTexts.patient);
        return queries.appointmentsOf(tx, member, params.patientId);
      }),
  });
};

async function refuseUnknownDoctor(tx: Tx, clinicId: number, id: number | undefined) {
  if (id) found(await readDoctor(tx, clinicId, id), appointmentTexts.doctor);
}
