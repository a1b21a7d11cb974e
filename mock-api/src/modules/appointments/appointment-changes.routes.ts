import * as input from '@ziba/shared/contracts/appointment-booking';
import { appointmentDetails, receiptPrinted } from '@ziba/shared/contracts/appointment-details';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { editAppointment, markArrived, reschedule, setActionStatus } from './changes.service';
import { ownAppointment, ownAppointments } from './own-appointments';
import { appointmentWriters } from './readers';
import { notePrint } from './receipt';
import { changeStatus } from './status.service';
import { undoStatus } from './undo.service';

/** Routes that change one booked appointment. */
export const appointmentChangesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const mayWrite = app.allow(appointmentWriters, 'write');
  const config = { row: ownAppointments(db) };
  const response = { 200: appointmentDetails };
  const params = idParam;

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
