import type { switchAnswer, switchInput } from '@ziba/shared/contracts/section-switches';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import { invalid, Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import { auditRegistry, type RegistryActor } from './audit';
import { tellRegistry } from './registry-tell';

type Input = z.output<typeof switchInput>;
type Answer = z.output<typeof switchAnswer>;

/** In one order, so that two operators who switch many clinics never wait for each other. */
const switchOff = {
  name: 'switches.off',
  text: `insert into section_switches as s (clinic_id, section, is_on)
    select id, $2, false from clinics where id = any($1) and archived_at is null order by id
    on conflict (clinic_id, section) do update set is_on = false, changed_at = app_now() where s.is_on
    returning clinic_id`,
};

/** Only for sections that are off without a row: a section that came with the installation is on without one. */
const switchOn = {
  name: 'switches.on',
  text: `insert into section_switches as s (clinic_id, section, is_on)
    select id, $2, true from clinics
    where id = any($1) and archived_at is null and $2 = any(off_sections(id)) order by id
    on conflict (clinic_id, section) do update set is_on = true, changed_at = app_now() where not s.is_on
    returning clinic_id`,
};

const isWaiting = {
  name: 'switches.is_waiting',
  text: 'select from team_sections where section = $1 and accepted_at is null',
};

/** Refuses with 409 to switch on a section that the operator has not accepted. */
export async function refuseWaiting(tx: Tx, section: string): Promise<void> {
  const rows = await tx.query(isWaiting, [section]);
  if (rows.length > 0) throw new Refusal(409, 'section_waiting', m.sectionWaiting);
}

const knownClinics = {
  name: 'switches.clinics',
  text: 'select count(*)::int as known from clinics where id = any($1) and archived_at is null',
};

/** Refuses clinics that do not exist, so that a wrong id does not look like a successful switch. */
export async function checkClinics(tx: Tx, clinicIds: readonly number[]): Promise<void> {
  const [row] = await tx.query<{ known: number }>(knownClinics, [clinicIds]);
  if (row?.known !== new Set(clinicIds).size) throw invalid('clinic_ids', m.wrongReference);
}

/**
 * Gives a section to clinics or removes it from them, in a transaction of the platform. It takes effect with the
 * commit: every process reads with each session which sections are off. Open browsers are told.
 */
export async function switchSection(tx: Tx, actor: RegistryActor, input: Input): Promise<Answer> {
  const { clinic_ids, section, is_on, reason } = input;
  await checkClinics(tx, clinic_ids);
  if (is_on) await refuseWaiting(tx, section);
  const rows = await tx.query<{ clinic_id: number }>(is_on ? switchOn : switchOff, [
    clinic_ids,
    section,
  ]);
  const changed = rows.map(({ clinic_id }) => clinic_id).sort((one, other) => one - other);
  if (changed.length > 0) {
    await tellRegistry(tx, changed);
    const action = is_on ? 'switch_on' : 'switch_off';
    await auditRegistry(tx, actor, { action, section, clinicIds: changed, reason });
  }
  return { section, is_on, changed };
}
