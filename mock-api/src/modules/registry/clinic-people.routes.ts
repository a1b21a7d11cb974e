import { pageOf } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import { clinicUser, type ClinicUser } from '@ziba/shared/contracts/section-switches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { wholeList } from '../../data/pages';

const people = {
  name: 'registry.clinic-people',
  text: `select id, username, coalesce(nullif("fullName", ''), username) as name, account_status = 'active' as is_active
    from users where clinic_id = $1 and archived_at is null
    order by coalesce(nullif("fullName", ''), username) collate "fa_icu", id`,
};

/** The route of the users of a clinic by name, for operators who look why a user does not see a section. */
export const clinicPeopleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/registry/clinics/:id/users', {
    onRequest: app.allow('sections', 'read', 'admin'),
    schema: { params: idParam, response: { 200: pageOf(clinicUser) } },
    handler: ({ params: { id } }) =>
      app.db.platform((tx) => wholeList<ClinicUser>(tx, people, [id])),
  });
};
