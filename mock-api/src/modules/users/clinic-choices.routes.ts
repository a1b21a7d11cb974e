import { pageOf } from '@ziba/shared/contracts/lists';
import { clinicChoice, type ClinicChoice } from '@ziba/shared/contracts/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { wholeList } from '../../data/pages';

const all = {
  name: 'users.clinics',
  text: 'select id, name from clinics where archived_at is null order by name collate "fa_icu", id',
};

/** The names of all clinics, for operators who give users a clinic and need not manage clinics. */
export const clinicChoicesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/users/clinics', {
    onRequest: app.allow('users', 'read', 'admin'),
    schema: { response: { 200: pageOf(clinicChoice) } },
    handler: () => app.db.platform((tx) => wholeList<ClinicChoice>(tx, all, [])),
  });
};
