import { idParam, pageQuery } from '@ziba/shared/contracts/common';
import * as contract from '@ziba/shared/contracts/patients';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownClinic } from '../../lib/clinic-of-path';
import { persian } from '../../lib/conditions';
import { found } from '../../lib/refusal';
import { tenantTable } from '../../lib/tenant-table';

export const patientsRoutes: FastifyPluginAsyncZod = async (app) => {
  const patients = tenantTable<contract.Patient>(app.db, 'patients', {
    columns: Object.keys(contract.patientInput.shape),
    searched: ['search_norm'],
    sorted: {
      full_name: persian('full_name'),
      father_name: persian('father_name'),
      national_code: 'national_code',
      contact_number: 'contact_number',
      birth_date: 'birth_date',
      created_at: 'created_at',
    },
  });
  // Booking and prescriptions look patients up; the accounts only ever see them on documents.
  const mayRead = app.allow(['patients', 'appointments', 'prescriptions']);
  const mayWrite = app.allow('patients', 'write');
  app.explainConstraint('patients_national_code', {
    code: 'taken',
    message: contract.patientTexts.nationalCodeTaken,
    field: 'national_code',
  });

  app.get('/patients/pagination', {
    onRequest: [mayRead, ownClinic],
    schema: { querystring: pageQuery, response: { 200: contract.patientPage } },
    handler: ({ member, query }) => patients.page(member, query),
  });

  app.get('/patients/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.patient } },
    handler: async ({ member, params }) => found(await patients.find(member, params.id)),
  });

  app.post('/patients', {
    onRequest: mayWrite,
    schema: { body: contract.patientInput, response: { 201: contract.patient } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await patients.insert(member, body)),
  });

  app.post('/patients/:id', {
    onRequest: mayWrite,
    config: { row: patients },
    schema: { params: idParam, body: contract.patientUpdate, response: { 200: contract.patient } },
    handler: async ({ member, params, body }) =>
      found(await patients.update(member, params.id, body)),
  });
};
