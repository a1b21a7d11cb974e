import type { Access } from '@ziba/shared/contracts/permissions';
import { hasSection } from '@ziba/shared/contracts/permissions';
import { offSections } from '@ziba/shared/contracts/section-modules';
import type { switchInput, SwitchPreview } from '@ziba/shared/contracts/section-switches';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import type { SwitchedSection } from './matrix-columns';
import { pagesOf } from './section-pages';
import { checkClinics } from './switches';

interface Clinic {
  id: number;
  name: string;
  features: string;
  off: string[];
}

/** Groups of users of a clinic with the same sections, in the order of the users. */
interface Users {
  clinic_id: number;
  sections: string[];
  count: number;
}

const clinicsNow = {
  name: 'switches.clinics_now',
  text: `select c.id, c.name, c.features,
      off_sections(c.id) as off
    from clinics c where c.id = any($1) and c.archived_at is null order by c.name collate "fa_icu", c.id`,
};

/** A user without a level may open nothing. */
const usersBySections = {
  name: 'switches.users',
  text: `select clinic_id, sections, count(*)::int as count from users
    where clinic_id = any($1) and account_status = 'active' and archived_at is null and levels <> '{}'
    group by clinic_id, sections`,
};

const recentUsers = {
  name: 'switches.recent_users',
  text: `select count(distinct user_id)::int as count from section_reports
    where clinic_id = any($1) and section = $2 and kind <> 'failed'
      and at > app_now() - interval '15 minutes'`,
};

/** Returns what a switch would do now, without changing anything. */
export async function previewSwitch(
  tx: Tx,
  { clinic_ids, section, is_on }: z.output<typeof switchInput>,
  sections: readonly SwitchedSection[],
): Promise<SwitchPreview> {
  await checkClinics(tx, clinic_ids);
  const all = await tx.query<Clinic>(clinicsNow, [clinic_ids]);
  const changing = all.filter(({ off }) => off.includes(section) === is_on);
  const ids = changing.map(({ id }) => id);
  const users = await tx.query<Users>(usersBySections, [ids]);
  const [recent] = await tx.query<{ count: number }>(recentUsers, [ids, section]);

  const offOf = new Map(
    changing.map(({ id, features, off }) => {
      const without = off.filter((key) => key !== section);
      return [id, offSections(features, without)];
    }),
  );
  const havers = users
    .map(({ clinic_id, sections: given, count }) => ({
      access: accessOf(given, offOf.get(clinic_id)),
      count,
    }))
    .filter(({ access }) => hasSection(access, section));
  const sum = (groups: typeof havers) => groups.reduce((total, { count }) => total + count, 0);
  const landing = havers.filter(({ access }) => landingOf(access, sections) === section);
  return {
    clinics: changing.map(({ id, name }) => ({ id, name })),
    unchanged: all.length - changing.length,
    pages: pagesOf(sections.find((one) => one.section === section)?.parts ?? []),
    users: sum(havers),
    landing_users: sum(landing),
    recent_users: recent?.count ?? 0,
  };
}

/** The rights of users if the section were switched on. */
const accessOf = (given: readonly string[], off: Access['off']): Access => ({
  type: '',
  sections: given.includes('all') ? 'all' : given,
  levels: [],
  off,
});

/** The page where users arrive after signing in, as the shell chooses it. */
function landingOf(access: Access, sections: readonly SwitchedSection[]): string | undefined {
  const menu = sections
    .filter(({ section, parts }) => parts.some(({ menu }) => menu) && hasSection(access, section))
    .map(({ section }) => section);
  const given = access.sections === 'all' ? [] : access.sections;
  return ['dashboard', ...given].find((key) => menu.includes(key)) ?? menu[0];
}
