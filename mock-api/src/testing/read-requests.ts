import { z } from 'zod';
import { addDays, todayInTehran } from '../lib/tehran';
import { inputSchema, sendTo, type WalkedRoute } from './route-table';

/** Values of which one fits a required field of a query. */
const candidates = () => [
  '1',
  addDays(todayInTehran(), -20),
  todayInTehran(),
  `${todayInTehran()}T10:00:00Z`,
  'سارا',
  'patients-0123.png',
  'clinic',
];

/** The shortest query that the route accepts: only fields that must be there. */
export function queryOf({ schema: { querystring } }: WalkedRoute): string {
  if (!(querystring instanceof z.ZodType)) return '';
  const required = inputSchema(querystring)?.required ?? [];
  if (required.length === 0) return '';
  const fill = (value: string) => Object.fromEntries(required.map((name) => [name, value]));
  const query = required.map((name) => {
    const good = candidates().find((value) => {
      const issues = querystring.safeParse(fill(value)).error?.issues ?? [];
      return issues.every(({ path }) => path[0] !== name);
    });
    return `${name}=${encodeURIComponent(good ?? '1')}`;
  });
  return `?${query.join('&')}`;
}

/** Reads a route as JSON; undefined when it is refused, or answers something else. */
export async function readJson(
  address: string,
  route: WalkedRoute,
  token: string,
  params: (name: string) => string,
): Promise<unknown> {
  const { status, text } = await sendTo(address, route, { token, params, query: queryOf(route) });
  if (status !== 200 || !/^[[{]/.test(text)) return undefined;
  return JSON.parse(text);
}
