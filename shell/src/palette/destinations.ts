import type { PlanSection } from '@ziba/shared/contracts/registry';
import { searchText } from '@ziba/shared/contracts/normalise';
import { canAccess } from '@ziba/shared/session/access';
import type { Session } from '@ziba/shared/session/session-store';
import { areaOf } from '../login/landing';

/** A screen that can be gone to at once. */
export interface Destination {
  path: string;
  title: string;
  section: PlanSection;
}

const addressOf = ({ prefix }: PlanSection, path: string) => (path ? `${prefix}/${path}` : prefix);

/** Every screen that the user may open and that needs no id, in the order of the menu. */
export function destinationsOf({ plan, access }: Session): Destination[] {
  const sections = plan?.sections ?? [];
  const order = ({ menu }: PlanSection) => menu?.order ?? Number.MAX_SAFE_INTEGER;
  return sections
    .filter(({ area }) => area === areaOf(access))
    .sort((one, other) => order(one) - order(other))
    .flatMap((section) =>
      section.screens
        .filter(({ path }) => !path.includes(':'))
        .map(({ path, title }) => ({ section, title, path: addressOf(section, path) })),
    )
    .filter(({ path }) => canAccess(path, sections, access) === 'allowed');
}

/** Those whose title or section has all the words typed; a title that begins with them comes first. */
export function matching(all: readonly Destination[], typed: string): Destination[] {
  const wanted = searchText(typed);
  const words = wanted.split(' ').filter(Boolean);
  const begins = ({ title }: Destination) => searchText(title).startsWith(wanted);
  return all
    .filter(({ title, section }) => {
      const text = searchText(`${title} ${section.title}`);
      return words.every((word) => text.includes(word));
    })
    .sort((one, other) => Number(begins(other)) - Number(begins(one)));
}
