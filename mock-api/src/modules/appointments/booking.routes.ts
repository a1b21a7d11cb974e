import * as input from '@ziba/shared/contracts/appointment-booking';
import { appointmentDetails, hold, released } from '@ziba/shared/contracts/appointment-details';
import { appointmentTexts as texts } from '@ziba/shared/contracts/appointment-texts';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { book } from './booking.service';
import { holdTime, releaseHold } from './holds';
import { appointmentWriters } from './readers';

/** Routes that book appointments and hold times during the booking. */
export const bookingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const mayWrite = app.allow(appointmentWriters, 'write');
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

  // The same for callers without the level `delete`: everybody who may book may release their own hold.
  app.post('/appointments/holds/:id/release', {
    onRequest: mayWrite,
    schema: { params, response: { 200: released } },
    handler: ({ member, params: { id } }) => releaseHold(db, member, id),
  });
};
