import { idParam, pageQuery, type PageQuery } from '@ziba/shared/contracts/common';
import type { SectionKey } from '@ziba/shared/contracts/permissions';
import { staffUser, staffUserPage, type StaffUser } from '@ziba/shared/contracts/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Tx } from '../../db/connect';
import { clinicParam, ownClinic } from '../../lib/clinic-of-path';
import { orderBy, placed, searchIn, where } from '../../lib/conditions';
import { pageOfRows } from '../../lib/pages';
import { found } from '../../lib/refusal';
import { clinicUsers, colleagues, fullSelect, userJoins, userLists } from './user-rows';

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

  app.get('/users/index', {
    onRequest: app.allow('users', 'read', 'admin'),
    schema: { querystring: pageQuery, response: { 200: staffUserPage } },
    handler: ({ query }) => app.db.platform((tx) => allUsers(tx, query)),
  });

  app.get('/users/clinic/:clinicId/index', {
    onRequest: [app.allow(['users', 'accounting']), ownClinic],
    schema: { params: clinicParam, querystring: pageQuery, response: { 200: staffUserPage } },
    handler: ({ member, query }) => ofClinic.page(member, query),
  });

  app.get('/users/doctors/:clinicId', {
    onRequest: [app.allow(showDoctors), ownClinic],
    schema: { params: clinicParam, response: { 200: staffUserPage } },
    handler: ({ member }) =>
      named.all(member, where("t.type = 'doctor'"), where("t.account_status = 'active'")),
  });

  app.get('/users/:id', {
    onRequest: app.allow('users', 'read', 'both'),
    schema: { params: idParam, response: { 200: staffUser } },
    handler: async ({ session, params }) => {
      const { clinicId } = session;
      if (clinicId !== null) return found(await ofClinic.find({ ...session, clinicId }, params.id));
      return found(await app.db.platform((tx) => anyUser(tx, params.id)));
    },
  });
};

const from = `from users t ${userJoins}`;

/** The operator's list: the platform's own staff, those of all clinics, and requests for access. */
async function allUsers(tx: Tx, query: PageQuery) {
  const { page, limit, search, sort } = query;
  const { text, values } = placed([where('t.archived_at is null'), searchIn(userLists, search)]);
  const [count] = await tx.query<{ total: number }>(
    `select count(*)::int as total ${from} where ${text}`,
    values,
  );
  const data = await tx.query<StaffUser>(
    `select ${fullSelect} ${from} where ${text}
     ${orderBy(userLists, sort)} limit ${limit} offset ${(page - 1) * limit}`,
    values,
  );
  return pageOfRows(data, query, count?.total ?? 0);
}

async function anyUser(tx: Tx, id: number): Promise<StaffUser | undefined> {
  const text = `select ${fullSelect} ${from} where t.id = $1 and t.archived_at is null`;
  return (await tx.query<StaffUser>(text, [id]))[0];
}
