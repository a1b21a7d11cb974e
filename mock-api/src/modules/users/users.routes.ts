import { idParam } from '@ziba/shared/contracts/rows';
import type { SectionKey } from '@ziba/shared/contracts/permissions';
import { listedDoctorPage } from '@ziba/shared/contracts/staff-services';
import {
  allUsersQuery,
  clinicUsersQuery,
  staffUserPage,
  userDetail,
} from '@ziba/shared/contracts/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clinicParam } from '../../lib/clinic-of-path';
import { where } from '../../data/conditions';
import { found } from '../../lib/refusal';
import { inScopeOf } from '../../data/scope';
import { clinicUsers, colleagues, doctors } from './user-rows';
import { allUsers, filtersOf, findUser } from './users.queries';

/** Sections whose screens choose a doctor or show one. */
const showDoctors: SectionKey[] = [
  'dashboard',
  'appointments',
  'prescriptions',
  'patients',
  'users',
  'services',
  'accounting',
  'reports',
];

/** Reading users: those who administer them see all, other sections what names a colleague. */
export const usersRoutes: FastifyPluginAsyncZod = async (app) => {
  const ofClinic = clinicUsers(app.db);
  const named = colleagues(app.db);
  const namedDoctors = doctors(app.db);

  app.get('/users/index', {
    onRequest: app.allow('users', 'read', 'admin'),
    schema: { querystring: allUsersQuery, response: { 200: staffUserPage } },
    handler: ({ query }) => app.db.platform((tx) => allUsers(tx, query)),
  });

  app.get('/users/clinic/:clinicId/index', {
    onRequest: app.allow(['users', 'accounting']),
    schema: {
      params: clinicParam,
      querystring: clinicUsersQuery,
      response: { 200: staffUserPage },
    },
    handler: ({ member, query }) => {
      const { paged, filters } = filtersOf(query);
      return ofClinic.page(member, paged, ...filters);
    },
  });

  app.get('/users/doctors/:clinicId', {
    onRequest: app.allow(showDoctors),
    schema: { params: clinicParam, response: { 200: listedDoctorPage } },
    handler: ({ member }) =>
      namedDoctors.all(member, where("t.type = 'doctor'"), where("t.account_status = 'active'")),
  });

  app.get('/users/assistants/:clinicId', {
    onRequest: app.allow(['appointments', 'prescriptions']),
    schema: { params: clinicParam, response: { 200: staffUserPage } },
    handler: ({ member }) =>
      named.all(
        member,
        where("t.type = 'assistant' or r.role_kind = 'assistant'"),
        where("t.account_status = 'active'"),
      ),
  });

  app.get('/users/byClinic/:clinicId', {
    onRequest: app.allow(['users', 'accounting']),
    schema: { params: clinicParam, response: { 200: staffUserPage } },
    handler: ({ member }) => ofClinic.all(member),
  });

  app.get('/users/:id', {
    onRequest: app.allow({ clinic: ['users', 'accounting'], admin: 'users' }),
    schema: { params: idParam, response: { 200: userDetail } },
    handler: async ({ session, params }) =>
      found(await inScopeOf(app.db, session, (tx) => findUser(tx, session.clinicId, params.id))),
  });
};
