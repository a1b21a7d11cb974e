import type { switchAnswer, switchInput } from '@ziba/shared/contracts/section-switches';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import { invalid } from '../../lib/refusal';
import { m } from '../../messages';
import { auditRegistry, type RegistryActor } from './audit';
import { tellRegistry } from './registry-tell';

type Input = z.output<typeof switchInput>;
type Answer = z.output<typeof switchAnswer>;

/** In one order, so that two operators who switch many clinics never wait for each other in a ring. */
const switchOff = {
  name: 'switches.off',
  text: `insert into section_switches as s (clinic_id, section, is_on)
    select id, $2, false from clinics where id = any($1) and archived_at is null order by id
    on conflict (clinic_id, section) do update set is_on = false, changed_at = app_now() where s.is_on
    returning clinic_id`,
};

const switchOn = {
  name: 'switches.on',
  text: `update section_switches set is_on = true, changed_at = app_now()
    where (clinic_id, section) in (
      select clinic_id, section from section_switches
      where clinic_id = any($1) and section = $2 and not is_on order by clinic_id for update)
    returning clinic_id`,
};

const knownClinics = {
  name: 'switches.clinics',
  text: 'select count(*)::int as known from clinics where id = any($1) and archived_at is null',
};

/** Refuses clinics that do not exist, so that nobody believes a switch that was not made. */
export async function checkClinics(tx: Tx, clinicIds: readonly number[]): Promise<void> {
  const [row] = await tx.query<{ known: number }>(knownClinics, [clinicIds]);
  if (row?.known !== new Set(clinicIds).size) throw invalid('clinic_ids', m.wrongReference);
}

/**
 * Gives clinics a section or takes it from them, in the platform's transaction. It holds from the commit
 * on: every session row carries what is off, in every process. Open browsers are told.
 */
export async function switchSection(tx: Tx, actor: RegistryActor, input: Input): Promise<Answer> {
  const { clinic_ids, section, is_on, reason } = input;
  await checkClinics(tx, clinic_ids);
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
