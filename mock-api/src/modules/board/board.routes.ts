import * as contract from '@ziba/shared/contracts/board';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { appointmentReaders } from '../appointments/readers';
import { readBoard } from './board';

/** The route of the day board: hours, appointments, sessions and holds of all doctors in one answer. */
export const boardRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/schedule/board', {
    onRequest: app.allow(appointmentReaders),
    schema: { querystring: contract.boardQuery, response: { 200: contract.board } },
    handler: ({ member, query }) => {
      const { from, to = from, doctor_id: doctorId } = query;
      return app.db.tenant(member.clinicId, (tx) => readBoard(tx, member, { from, to, doctorId }));
    },
  });
};
