import { wholeListQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/transcriptions';
import { peopleFilters } from '@ziba/shared/contracts/treatment-plans';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { demandSection } from '../../lib/section-right';
import { busyOperations, listTranscriptions, transcriptionsOf } from './transcriptions.queries';

const { clinicId, clinic_id, doctorId, doctor_id } = peopleFilters;
const busyQuery = wholeListQuery.extend({ clinicId, clinic_id, doctorId, doctor_id });
const patientParam = z.object({ patientId: idParam.shape.id });
const appointmentParam = z.object({ appointmentId: idParam.shape.id });
const listed = { 200: contract.transcriptionPage };

/** Routes of the prescriptions of a clinic, of a patient and of an appointment, and of the times of operations. */
export const transcriptionListsRoutes: FastifyPluginAsyncZod = async (app) => {
  // The patient file shows prescriptions; the booking form only reads when a doctor operates.
  const mayRead = app.allow(['prescriptions', 'patients']);
  const mayLookUp = app.allow(['prescriptions', 'patients', 'appointments', 'dashboard']);

  app.get('/patient-transcriptions/pagination', {
    onRequest: mayRead,
    schema: { querystring: contract.transcriptionQuery, response: listed },
    handler: ({ member, query }) => {
      // The list of the clinic belongs to its own section; the patient file shows those of one patient.
      const isOfOne = (query.patient_id ?? query.patientId) !== undefined;
      if (!isOfOne) demandSection(member, ['prescriptions']);
      return listTranscriptions(app.db, member, query);
    },
  });

  app.get('/patient-transcriptions/whole_action', {
    onRequest: mayLookUp,
    schema: { querystring: busyQuery, response: { 200: contract.busyOperationPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, (tx) =>
        busyOperations(tx, member, query.doctor_id ?? query.doctorId),
      ),
  });

  app.get('/patient-transcriptions/by-patient/:patientId', {
    onRequest: mayRead,
    schema: { params: patientParam, response: listed },
    handler: ({ member, params }) =>
      transcriptionsOf(app.db, member, 'patient_id', params.patientId),
  });

  app.get('/patient-transcriptions/by-appointment/:appointmentId', {
    onRequest: mayRead,
    schema: { params: appointmentParam, response: listed },
    handler: ({ member, params }) =>
      transcriptionsOf(app.db, member, 'appointment_id', params.appointmentId),
  });
};
