import type { PlanSection } from '@ziba/shared/contracts/registry';
import { searchText } from '@ziba/shared/contracts/normalise';
import { screenAddress } from '@ziba/shared/contracts/section-addresses';
import { canAccess } from '@ziba/shared/session/access';
import type { Session } from '@ziba/shared/session/session-store';
import { areaOf } from '../login/landing';

/** A screen whose address needs no id. */
export interface Destination {
  path: string;
  title: string;
  section: PlanSection;
}

/** All screens that the user may open and whose address needs no id, in menu order. */
export function destinationsOf({ plan, access }: Session): Destination[] {
  const sections = plan?.sections ?? [];
  const order = ({ menu }: PlanSection) => menu?.order ?? Number.MAX_SAFE_INTEGER;
  return sections
    .filter(({ area }) => area === areaOf(access))
    .sort((one, other) => order(one) - order(other))
    .flatMap((section) =>
      section.screens
        .filter(({ path }) => !path.includes(':'))
        .map(({ path, title }) => ({ section, title, path: screenAddress(section.prefix, path) })),
    )
    .filter(({ path }) => canAccess(path, sections, access) === 'allowed');
}

/** The destinations whose title or section contains all typed words; titles that begin with them come first. */
export function matchDestinations(all: readonly Destination[], typed: string): Destination[] {
  const wanted = searchText(typed);
  const words = wanted.split(' ').filter(Boolean);
  const beginsWithTyped = ({ title }: Destination) => searchText(title).startsWith(wanted);
  return all
    .filter(({ title, section }) => {
      const text = searchText(`${title} ${section.title}`);
      return words.every((word) => text.includes(word));
    })
    .sort((one, other) => Number(beginsWithTyped(other)) - Number(beginsWithTyped(one)));
}
