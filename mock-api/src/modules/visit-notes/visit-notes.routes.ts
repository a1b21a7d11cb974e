import { pageQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/visit-notes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clinicSettings, saveClinicSettings } from '../../data/clinic-settings';
import { where } from '../../data/conditions';
import { ownAppointments } from '../appointments/own-appointments';
import { patientsTable } from '../patients/patients.queries';
import { refuseMissing } from '../payments/payments.service';
import { readVisitNote, visitNotesTable, writeVisitNote } from './visit-notes.service';

const templatesArea = (userId: number) => `visit-note-templates-${userId}`;

/** Routes of what a doctor notes at a visit, of the notes of a patient's earlier visits, and of one's own ready texts. */
export const visitNotesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { visitNote, visitNoteTemplates } = contract;
  const mayRead = app.allow(contract.visitNoteReaders);
  const mayWrite = app.allow('prescriptions', 'write');
  const templates = { 200: contract.visitNoteTemplatesAnswer };
  const notes = visitNotesTable(app.db);
  const patients = patientsTable(app.db);

  app.get('/appointments/:id/visit-note', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: visitNote } },
    handler: ({ member, params: { id } }) =>
      app.db.tenant(member.clinicId, (tx) => readVisitNote(tx, member, id)),
  });

  app.put('/appointments/:id/visit-note', {
    onRequest: mayWrite,
    config: { row: ownAppointments(app.db) },
    schema: { params: idParam, body: contract.visitNoteUpdate, response: { 200: visitNote } },
    handler: ({ member, params: { id }, body }) =>
      app.db.tenant(member.clinicId, (tx) => writeVisitNote(tx, member, id, body)),
  });

  app.get('/patients/:id/visit-notes', {
    onRequest: mayRead,
    schema: {
      params: idParam,
      querystring: pageQuery,
      response: { 200: contract.pastVisitNotePage },
    },
    handler: async ({ member, params: { id }, query }) => {
      await refuseMissing(patients, member, id);
      return notes.page(member, query, where('a.patient_id = ?', id), where('t.version > 0'));
    },
  });

  app.get('/visit-note-templates', {
    onRequest: app.allow('prescriptions'),
    schema: { response: templates },
    handler: ({ member: { clinicId, userId } }) =>
      app.db.tenant(clinicId, (tx) =>
        clinicSettings(tx, clinicId, templatesArea(userId), visitNoteTemplates),
      ),
  });

  app.put('/visit-note-templates', {
    onRequest: mayWrite,
    schema: { body: contract.visitNoteTemplatesUpdate, response: templates },
    handler: ({ member, body }) =>
      app.db.tenant(member.clinicId, (tx) =>
        saveClinicSettings(tx, member, templatesArea(member.userId), visitNoteTemplates, body),
      ),
  });
};
