import * as input from '@ziba/shared/contracts/appointment-booking';
import {
  appointmentDetails,
  hold,
  receiptPrinted,
  released,
} from '@ziba/shared/contracts/appointment-details';
import { appointmentTexts as texts } from '@ziba/shared/contracts/appointment-texts';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { book } from './booking.service';
import { editAppointment, markArrived, reschedule, setActionStatus } from './changes.service';
import { holdTime, releaseHold } from './holds';
import { ownAppointment, ownAppointments } from './own-appointments';
import { appointmentWriters } from './readers';
import { notePrint } from './receipt';
import { changeStatus } from './status.service';
import { undoStatus } from './undo.service';

/** What makes and changes appointments. */
export const bookingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const mayWrite = app.allow(appointmentWriters, 'write');
  const config = { row: ownAppointments(db) };
  const response = { 200: appointmentDetails };
  const params = idParam;
  app.explainConstraint('doctor_slots_key', {
    code: 'slot_taken',
    message: texts.slotTaken,
    field: 'appointment_datetime',
  });
  app.explainConstraint('patient_slots_key', {
    code: 'patient_busy',
    message: texts.patientBusy,
    field: 'appointment_datetime',
  });

  app.post('/appointments', {
    onRequest: mayWrite,
    schema: { body: input.bookingInput, response: { 201: appointmentDetails } },
    handler: async ({ member, body }, reply) => reply.code(201).send(await book(db, member, body)),
  });

  app.post('/appointments/holds', {
    onRequest: mayWrite,
    schema: { body: input.holdInput, response: { 201: hold } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await holdTime(db, member, body)),
  });

  app.delete('/appointments/holds/:id', {
    onRequest: app.allow(appointmentWriters, 'delete'),
    schema: { params, response: { 200: released } },
    handler: ({ member, params: { id } }) => releaseHold(db, member, id),
  });

  // Who books gives back what they held, which needs no level to delete.
  app.post('/appointments/holds/:id/release', {
    onRequest: mayWrite,
    schema: { params, response: { 200: released } },
    handler: ({ member, params: { id } }) => releaseHold(db, member, id),
  });

  app.post('/appointments/:id', {
    onRequest: mayWrite,
    config,
    schema: { params, body: input.appointmentUpdate, response },
    handler: ({ member, params: { id }, body }) => editAppointment(db, member, id, body),
  });

  app.post('/appointments/:id/status', {
    onRequest: mayWrite,
    config,
    schema: { params, body: input.statusInput, response },
    handler: ({ member, params: { id }, body }) => changeStatus(db, member, id, body),
  });

  app.post('/appointments/:id/action-status', {
    onRequest: mayWrite,
    config,
    schema: { params, body: input.actionStatusInput, response },
    handler: ({ member, params: { id }, body }) =>
      setActionStatus(db, member, id, body.action_status),
  });

  app.post('/appointments/:id/undo', {
    onRequest: mayWrite,
    schema: { params, response },
    handler: ({ member, params: { id } }) => undoStatus(db, member, id),
  });

  app.post('/appointments/:id/arrive', {
    onRequest: mayWrite,
    schema: { params, response },
    handler: ({ member, params: { id } }) => markArrived(db, member, id),
  });

  app.post('/appointments/:id/reschedule', {
    onRequest: mayWrite,
    config,
    schema: { params, body: input.rescheduleInput, response },
    handler: ({ member, params: { id }, body }) => reschedule(db, member, id, body),
  });

  app.post('/appointments/:id/receipt/printed', {
    onRequest: mayWrite,
    config,
    schema: { params, response: { 200: receiptPrinted } },
    handler: ({ member, params: { id } }) =>
      db.tenant(member.clinicId, async (tx) => {
        await ownAppointment(tx, member, id);
        return notePrint(tx, member, id);
      }),
  });
};
