import type { Call } from './call';
import { aStaffInput } from './samples';
import type { TestApi } from './start-api';

/**
 * A clinic with an administrator; a clerk who may write users and patients, and read accounting; somebody with all
 * levels in inventory; and a waiting registration.
 */
export async function escalationPeople(api: TestApi) {
  const clinic = api.newClinic();
  const admin = clinic.as('all', { type: 'clinic_admin' });
  const clerk = clinic.as({
    ...{ sections: ['users', 'patients', 'accounting'], levels: [2] },
    columns: { section_levels: { users: [3], patients: [3], accounting: [2] } },
  });
  const keeper = clinic.as('all', { sections: ['inventory'] });
  const reader = clinic.as('read', { sections: ['patients'] });
  const role = { name: 'انباردار', access: [{ key: 'inventory', levels: [1] }] };
  const { body } = await admin('POST', '/metaRoles', role);
  const plain = await admin('POST', '/metaRoles', { name: 'ساده' });
  const request = await api.anyone('POST', '/auth/register', {
    ...{ username: 'asks_again', email: 'asks_again@example.com' },
    ...{ password: 'a good password', phoneNumber: '09121112233' },
  });
  const stranger = api.newClinic().as('read');
  const ids = {
    ...{ clinic: await clinic.id(), admin: await admin.userId(), clerk: await clerk.userId() },
    ...{ keeper: await keeper.userId(), reader: await reader.userId() },
    ...{
      role: body.id as number,
      plain: plain.body.id as number,
      request: request.body.id as number,
    },
    stranger: await stranger.userId(),
  };
  await admin('POST', `/users/${ids.keeper}`, { meta_rolesId: ids.plain });
  const limited = api.platform({ sections: ['users'], levels: [2, 3] });
  // Each of them exists before the rights are compared.
  await Promise.all([limited.userId(), keeper.userId()]);
  return { ids, callers: { admin, clerk, limited, keeper } };
}

export type EscalationPeople = Awaited<ReturnType<typeof escalationPeople>>;

/** What is tried, by whom, the call, and the status of the refusal. */
export type Attempt = [
  what: string,
  caller: keyof EscalationPeople['callers'],
  call: (ids: EscalationPeople['ids']) => [method: string, path: string, body?: unknown],
  status: number,
];

export const one = (key: string, ...levels: number[]) => [{ key, levels }];

/** The body of a new user without rights. */
export const staff = (over: Record<string, unknown>) =>
  aStaffInput({ roles: undefined, permissions: undefined, ...over });

/** Makes the call, and answers its status and whether the rights of anybody changed. */
export async function attempt(
  api: TestApi,
  { ids, callers }: EscalationPeople,
  [, caller, callOf]: Attempt,
) {
  const [method, path, body] = callOf(ids);
  const before = await rightsOfAll(api);
  const { status } = await (callers[caller] as Call)(method, path, body);
  const after = await rightsOfAll(api);
  return { status, hasChanged: JSON.stringify(after) !== JSON.stringify(before) };
}

/** The rights of all users and the templates of all roles, as they are stored. */
const rightsOfAll = (api: TestApi) =>
  api.db.platform((tx) =>
    tx.query(
      `select id, clinic_id, type, account_status, sections, levels, section_levels from users
       union all select id, clinic_id, name, role_kind, '{}', '{}', coalesce(access, 'null') from meta_roles
       order by 1, 2, 3`,
    ),
  );
