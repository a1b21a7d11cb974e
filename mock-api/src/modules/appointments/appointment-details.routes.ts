import * as contract from '@ziba/shared/contracts/appointment-details';
import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import { idParam } from '@ziba/shared/contracts/rows';
import { toLatinDigits } from '@ziba/shared/contracts/digits';
import { cleanText } from '@ziba/shared/contracts/normalise';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ownOnly } from '../../data/own-rows';
import { found } from '../../lib/refusal';
import { historyOf, readByCode } from './appointments.queries';
import { ownAppointment } from './own-appointments';
import { appointmentReaders } from './readers';
import { receiptOf } from './receipt';

const codeParam = z.object({
  code: z
    .string()
    .max(40)
    .transform((code) => toLatinDigits(cleanText(code))),
});

/** Routes that read one appointment, its history and its receipt. */
export const appointmentDetailsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow(appointmentReaders);
  const { appointmentDetails } = contract;

  app.get('/appointments/by-code/:code', {
    onRequest: mayRead,
    schema: { params: codeParam, response: { 200: appointmentDetails } },
    handler: ({ member, params }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        const row = await readByCode(tx, member.clinicId, params.code);
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
        return historyOf(tx, member.clinicId, id);
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
