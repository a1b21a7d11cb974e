import { coversNeed, levels, type Need } from '../contracts/permissions';
import type { Section } from '../section/define-section';
import rights from './route-rights.json';

const paramsOf = (path: string) => path.split('/').filter((part) => part.startsWith(':')).length;

// Routes with fewer parameters come first: a literal segment wins over a parameter.
const routes = Object.entries(rights).sort(([one], [other]) => paramsOf(one) - paramsOf(other));

function matches(route: string, call: string): boolean {
  const [expected, actual] = [route.split('/'), call.split('/')];
  return (
    expected.length === actual.length &&
    expected.every((part, index) => part.startsWith(':') || part === actual[index])
  );
}

/**
 * Whether the server would refuse a call (`GET /patients/7`) to a user who has only this section, at this level.
 * A call that the server does not know is refused, too.
 */
export function isRefused(call: string, { area, key }: Section, level: Need): boolean {
  const right = routes.find(([route]) => matches(route, call))?.[1];
  if (right === undefined) return true;
  if (right === 'public') return false;
  if (area === 'public') return true;
  if (right === 'signed-in') return false;
  const [need, ...perArea] = right.split(' ');
  const sections = perArea.find((one) => one.startsWith(`${area}:`))?.slice(area.length + 1);
  // Every user has support.
  const has = sections?.split(',').some((section) => section === key || section === 'support');
  return !has || !coversNeed([levels[level]], need as Need);
}
