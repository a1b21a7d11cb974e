import type { AppointmentSettings } from '@ziba/shared/contracts/appointment-settings';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/patients';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { checkedBody } from '../../lib/checked-body';
import { settingsOf } from '../schedule/schedule.queries';
import { allowsForeign } from './foreign-id';
import { patientReaders, patientsTable } from './patients.queries';
import {
  createPatient,
  editPatient,
  findPatient,
  findPatientByNationalCode,
  listPatients,
} from './patients.service';

/** Whether name and phone are enough for a new patient: always, or at the desk, as the clinic has chosen. */
const mayFollowLater = (settings: AppointmentSettings, body: unknown): boolean =>
  settings.patient_details_later ||
  (settings.short_registration && (body as { at_desk?: unknown } | null)?.at_desk === true);

/** Refuses (400) a new patient with missing fields where the clinic asks for all; a foreign number may stand for the code. */
async function demandComplete(db: Database, { clinicId }: Member, body: unknown): Promise<void> {
  const { settings, isEither } = await db.tenant(clinicId, async (tx) => ({
    settings: await settingsOf(tx, clinicId),
    isEither: await allowsForeign(tx, clinicId),
  }));
  if (mayFollowLater(settings, body)) return;
  checkedBody(isEither ? contract.completeForeignInput : contract.completePatientInput, body);
}

export const patientsRoutes: FastifyPluginAsyncZod = async (app) => {
  // Booking and prescriptions search for patients; the accounts only show them on documents.
  const mayRead = app.allow(patientReaders);
  const mayWrite = app.allow('patients', 'write');
  app.explainConstraint('patient_not_archived', {
    code: 'archived',
    message: contract.patientTexts.archived,
  });
  app.explainConstraint('patients_national_code', {
    code: 'taken',
    message: contract.patientTexts.nationalCodeTaken,
    field: 'national_code',
  });
  app.explainConstraint('patients_foreign_id', {
    code: 'taken',
    message: contract.patientTexts.foreignIdTaken,
    field: 'foreign_id',
  });

  app.get('/patients/pagination', {
    onRequest: mayRead,
    schema: { querystring: contract.patientQuery, response: { 200: contract.patientPage } },
    handler: ({ member, query }) => listPatients(app.db, member, query),
  });

  app.get('/patients/by-national-code/:code', {
    onRequest: mayRead,
    schema: { params: contract.nationalCodeParam, response: { 200: contract.patientFile } },
    handler: ({ member, params }) => findPatientByNationalCode(app.db, member, params.code),
  });

  app.get('/patients/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.patientFile } },
    handler: ({ member, params }) => findPatient(app.db, member, params.id),
  });

  app.post('/patients', {
    onRequest: mayWrite,
    // The schema below is for clinics that allow filling in the further fields later; for the others all are required.
    preValidation: ({ member, body }) => demandComplete(app.db, member, body),
    schema: { body: contract.newPatientInput, response: { 201: contract.patientFile } },
    handler: async ({ member, body: { at_desk: _, ...patient } }, reply) =>
      reply.code(201).send(await createPatient(app.db, member, patient)),
  });

  app.post('/patients/:id', {
    onRequest: mayWrite,
    config: { row: patientsTable(app.db) },
    schema: {
      params: idParam,
      body: contract.patientUpdate,
      response: { 200: contract.patientFile },
    },
    handler: ({ member, params, body }) => editPatient(app.db, member, params.id, body),
  });
};
