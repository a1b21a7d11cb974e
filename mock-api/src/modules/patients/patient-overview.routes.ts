import { bookingsAhead } from '@ziba/shared/contracts/bookings-ahead';
import { idParam } from '@ziba/shared/contracts/rows';
import { patientSummary } from '@ziba/shared/contracts/patients';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bookingsAheadOf } from '../../data/bookings-ahead';
import { doctorAsked } from '../../data/own-rows';
import { refuseMissing } from '../payments/payments.service';
import { summaryOf } from './patient-summary';
import { patientReaders, patientsTable } from './patients.queries';

/** Routes of the counts of a patient's file, and of their coming bookings. */
export const patientOverviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const patients = patientsTable(app.db);
  const mayRead = app.allow(patientReaders);

  app.get('/patients/:id/summary', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: patientSummary } },
    handler: async ({ member, params: { id } }) => {
      await refuseMissing(patients, member, id);
      return app.db.tenant(member.clinicId, (tx) => summaryOf(tx, member, id));
    },
  });

  app.get('/patients/:id/bookings', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: bookingsAhead } },
    handler: async ({ member, params: { id } }) => {
      await refuseMissing(patients, member, id);
      const doctorId = doctorAsked(member, undefined);
      const asked = { clinicId: member.clinicId, by: 'patient', id, doctorId } as const;
      return app.db.tenant(member.clinicId, (tx) => bookingsAheadOf(tx, asked));
    },
  });
};
