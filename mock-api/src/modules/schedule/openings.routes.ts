import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import * as contract from '@ziba/shared/contracts/openings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { doctorAsked } from '../../data/own-rows';
import { allRows } from '../../data/pages';
import { found } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import { daysOf, openingsOf } from './openings';
import { readActiveDoctors, readDoctor, readDuration } from './schedule.queries';
import { scheduleReaders } from './schedule-readers';

/** Routes of free times: an overview of a doctor's days, and the next times of one doctor or of all. */
export const openingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow(scheduleReaders);

  interface Length {
    service_id?: number;
    duration?: number;
  }
  const durationOf = async (tx: Tx, { clinicId }: Member, { service_id, duration }: Length) => {
    if (service_id === undefined) return duration;
    const ofService = await readDuration(tx, clinicId, service_id);
    return duration ?? found(ofService, appointmentTexts.service);
  };

  app.get('/schedule/doctor-days', {
    onRequest: mayRead,
    schema: { querystring: contract.doctorDaysQuery, response: { 200: contract.doctorDayPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        const { doctor_id: doctorId, date, days } = query;
        found(await readDoctor(tx, member.clinicId, doctorId), appointmentTexts.doctor);
        const duration = await durationOf(tx, member, query);
        return allRows(await daysOf(tx, member, { doctorId, date, duration }, days));
      }),
  });

  app.get('/schedule/openings', {
    onRequest: mayRead,
    schema: { querystring: contract.openingsQuery, response: { 200: contract.doctorOpeningsPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        const { doctor_id, date = todayInTehran(), count } = query;
        const active = await readActiveDoctors(tx, member.clinicId);
        const asked = doctorAsked(member, doctor_id);
        const doctors = asked === undefined ? active : active.filter(({ id }) => id === asked);
        if (doctor_id !== undefined) found(doctors[0], appointmentTexts.doctor);
        const duration = await durationOf(tx, member, query);
        const able = await readActiveDoctors(tx, member.clinicId, query.service_id);
        const answer = [];
        for (const { id: doctorId } of able.filter(({ id }) =>
          doctors.some((one) => one.id === id),
        )) {
          answer.push(await openingsOf(tx, member, { doctorId, date, duration }, count));
        }
        return allRows(answer);
      }),
  });
};
