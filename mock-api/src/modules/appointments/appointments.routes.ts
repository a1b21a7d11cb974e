import { rangeQuery } from '@ziba/shared/contracts/appointments';
import * as contract from '@ziba/shared/contracts/appointment-details';
import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import { idParam } from '@ziba/shared/contracts/rows';
import { cleanText, toLatinDigits } from '@ziba/shared/contracts/normalise';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Tx } from '../../db/connect';
import { ownOnly } from '../../data/own-rows';
import { found } from '../../lib/refusal';
import { readDoctor } from '../schedule/schedule.queries';
import * as queries from './appointments.queries';
import { ownAppointment } from './own-appointments';
import { appointmentReaders } from './readers';
import { receiptOf } from './receipt';

const patientParam = z.object({ patientId: idParam.shape.id });
const codeParam = z.object({
  code: z
    .string()
    .max(40)
    .transform((code) => toLatinDigits(cleanText(code))),
});
const patientById = {
  name: 'appointments.patient',
  text: 'select id from patients where clinic_id = $1 and id = $2 and archived_at is null',
};

/** All reads of appointments; what changes them is in booking.routes. */
export const appointmentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const appointments = queries.appointmentsTable(app.db);
  const mayRead = app.allow(appointmentReaders);
  const { appointmentDetails, appointmentDetailsPage } = contract;

  /** A doctor who is named must be one of the clinic. */
  const namedDoctor = async (tx: Tx, clinicId: number, id: number | undefined) => {
    if (id) found(await readDoctor(tx, clinicId, id), appointmentTexts.doctor);
    return id;
  };

  app.get('/appointments', {
    onRequest: mayRead,
    schema: { querystring: contract.appointmentQuery, response: { 200: appointmentDetailsPage } },
    handler: async ({ member, query }) => {
      const { clinicId } = member;
      const page = await appointments.page(member, query, ...queries.filtersOf(member, query));
      const mark = (tx: Tx) => queries.markAppointments(tx, clinicId, page.data);
      return { ...page, data: await app.db.tenant(clinicId, mark) };
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
        const asked = query.doctor_id ?? query.doctorId;
        const doctorId = await namedDoctor(tx, member.clinicId, asked);
        return queries.busyFromToday(tx, member, doctorId);
      }),
  });

  app.get('/appointments/by-patient/:patientId', {
    onRequest: mayRead,
    schema: { params: patientParam, response: { 200: appointmentDetailsPage } },
    handler: ({ member, params }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        const [patient] = await tx.query(patientById, [member.clinicId, params.patientId]);
        found(patient, appointmentTexts.patient);
        return queries.appointmentsOf(tx, member, params.patientId);
      }),
  });

  app.get('/appointments/by-code/:code', {
    onRequest: mayRead,
    schema: { params: codeParam, response: { 200: appointmentDetails } },
    handler: ({ member, params }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        const row = await queries.readByCode(tx, member.clinicId, params.code);
        return found(ownOnly(member, row), appointmentTexts.code);
      }),
  });

  app.get('/appointments/appointment_id', {
    onRequest: mayRead,
    schema: { querystring: idParam.strict(), response: { 200: appointmentDetails } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, (tx) => ownAppointment(tx, member, query.id)),
  });

  app.get('/appointments/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: appointmentDetails } },
    handler: ({ member, params }) =>
      app.db.tenant(member.clinicId, (tx) => ownAppointment(tx, member, params.id)),
  });

  app.get('/appointments/:id/history', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.appointmentEventPage } },
    handler: ({ member, params }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        const { id } = await ownAppointment(tx, member, params.id);
        return queries.historyOf(tx, member.clinicId, id);
      }),
  });

  app.get('/appointments/:id/receipt', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.appointmentReceipt } },
    handler: ({ member, params }) =>
      app.db.tenant(member.clinicId, async (tx) =>
        receiptOf(tx, member, await ownAppointment(tx, member, params.id)),
      ),
  });
};
