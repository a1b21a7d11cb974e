import { levels } from '@ziba/shared/contracts/permissions';
import type { Member } from '../lib/actor';
import type { RowLookup } from '../data/tenant-table';
import { callerOf } from './call';
import { addRowsBeyondDemo } from './rows-beyond-demo';
import type { TestUser } from './people';
import { sendTo, type Filling, type WalkedRoute } from './route-table';
import type { TestApi } from './start-api';

type Fill = (route: WalkedRoute) => Filling | Promise<Filling>;

/** Sends a request to each route, eight at a time, and returns those whose answer is not as expected. */
export async function unlike(
  { address }: TestApi,
  expected: number,
  list: readonly WalkedRoute[],
  fill: Fill,
  /** A text that the answer must contain. */
  expectedText = '',
): Promise<string[]> {
  const wrong: string[] = [];
  const waiting = [...list];
  const worker = async () => {
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      const { status, text } = await sendTo(address, route, await fill(route));
      if (status !== expected || !text.includes(expectedText)) {
        wrong.push(`${route.name} ${status} ${text.slice(0, 120)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return wrong.sort();
}

/** The body of a request that should be refused before it is checked. */
export const emptyBody = ({ method }: WalkedRoute) => (method === 'GET' ? undefined : '{}');

/** Routes that a member of a clinic may call. */
export const isOfMembers = ({ area, allowed }: WalkedRoute) =>
  area !== 'admin' && allowed !== 'public';

/** Signs in a user of the route's area: of the platform, or of a clinic without any rows. */
export function userOf(api: TestApi, user: TestUser) {
  const clinic = api.newClinic().as({ type: 'clinic_admin', ...user }).token;
  const platform = api.platform(user).token;
  return ({ area }: WalkedRoute) => (area === 'admin' ? platform() : clinic());
}

export interface Caller {
  /** The token for a route: the member's, or the operator's if only the platform may call it. */
  tokenFor(route: WalkedRoute): Promise<string>;
  /** The id of a row for a route; undefined if the demo data have none. */
  idFor(route: WalkedRoute): Promise<string | undefined>;
}

/**
 * The administrator of clinic 1 of the demo data, which has the first row of every table; rows that it lacks are added.
 */
export async function adminOfDemo(api: TestApi): Promise<Caller> {
  const account = { username: 'mina', password: 'Ziba@1405' };
  const { body } = await api.anyone('POST', '/auth/login', account);
  await addRowsBeyondDemo(callerOf(api.address, async () => body.token));
  const operator = api.platform().token;
  const found = new Map<RowLookup, Promise<string | undefined>>();
  const member: Member = {
    ...{ sid: '', userId: 2, username: 'mina', clinicId: 1, type: 'clinic_admin' },
    ...{ sections: 'all', levels: [levels.all], expiresAt: '' },
    ...{ mustChangePassword: false, isSeenLongAgo: false },
  };
  return {
    tokenFor: async ({ area }) => (area === 'admin' ? operator() : body.token),
    idFor: async ({ area, row }) => {
      if (area === 'admin' || !row) return '1';
      // The routes of a table share its look-up.
      const id = found.get(row) ?? firstRow(row, member);
      found.set(row, id);
      return id;
    },
  };
}

async function firstRow(row: RowLookup, member: Member): Promise<string | undefined> {
  for (let id = 1; id <= 300; id += 1) if (await row.has(member, id)) return String(id);
  return undefined;
}
