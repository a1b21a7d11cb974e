import { words } from '@ziba/shared/contracts/common';
import { checkRange, day } from '@ziba/shared/contracts/days';
import { wholeListQuery } from '@ziba/shared/contracts/lists';
import { peopleFilters } from '@ziba/shared/contracts/treatment-plans';
import * as contract from '@ziba/shared/contracts/treatment-sessions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { planReaders } from './plan-readers';
import { busySessions, sessionsOfDays } from './treatment-sessions.queries';

const doctorOf = (query: { doctorId?: number; doctor_id?: number }) =>
  query.doctor_id ?? query.doctorId;
const { clinicId, clinic_id, doctorId, doctor_id } = peopleFilters;
const busyQuery = wholeListQuery.extend({ clinicId, clinic_id, doctorId, doctor_id });
const daysQuery = busyQuery
  .extend({ start: day(words.wrongDate), end: day(words.wrongDate).optional() })
  .superRefine(({ start, end = start }, context) => checkRange([start, end], 'end', context));

/** Routes of the treatment sessions of some days, and of the times that sessions reserve for a doctor. */
export const sessionListsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow(planReaders);

  app.get('/treatmentSessions/filterByDateRange', {
    onRequest: mayRead,
    schema: { querystring: daysQuery, response: { 200: contract.treatmentSessionPage } },
    handler: ({ member, query }) => {
      const { start, end = start } = query;
      return app.db.tenant(member.clinicId, (tx) =>
        sessionsOfDays(tx, member, { start, end, doctorId: doctorOf(query) }),
      );
    },
  });

  app.get('/treatmentSessions/whole_sessions', {
    onRequest: mayRead,
    schema: { querystring: busyQuery, response: { 200: contract.busySessionPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, (tx) => busySessions(tx, member, doctorOf(query))),
  });
};
