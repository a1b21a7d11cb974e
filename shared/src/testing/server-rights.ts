import { coversNeed, levels, type Need } from '../contracts/permissions';
import type { Section } from '../section/define-section';
import rights from './route-rights.json';

const paramsOf = (path: string) => path.split('/').filter((part) => part.startsWith(':')).length;

// A route that names more of its path is meant before one that takes anything there.
const routes = Object.entries(rights).sort(([one], [other]) => paramsOf(one) - paramsOf(other));

function matches(route: string, call: string): boolean {
  const [wanted, given] = [route.split('/'), call.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

/**
 * Whether the server would refuse a call (`GET /patients/7`) to somebody who has nothing but this section, at
 * this level. A call that the server does not know is refused as well.
 */
export function isRefused(call: string, { area, key }: Section, level: Need): boolean {
  const right = routes.find(([route]) => matches(route, call))?.[1];
  if (right === undefined) return true;
  if (right === 'public') return false;
  if (area === 'public') return true;
  if (right === 'signed-in') return false;
  const [need, ...perArea] = right.split(' ');
  const sections = perArea.find((one) => one.startsWith(`${area}:`))?.slice(area.length + 1);
  // Support is everybody's.
  const has = sections?.split(',').some((section) => section === key || section === 'support');
  return !has || !coversNeed([levels[level]], need as Need);
}
