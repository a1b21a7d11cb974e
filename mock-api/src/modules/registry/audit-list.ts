import type { Page } from '@ziba/shared/contracts/lists';
import type { AuditQuery, RegistryChange } from '@ziba/shared/contracts/section-switches';
import type { Tx } from '../../db/connect';
import { where } from '../../data/conditions';
import { listedPage } from '../../data/listed-page';
import { registryEntity } from './audit';

const clinicIds = "t.after->'clinic_ids'";

const entries = {
  select: `t.id, t.at, t.action, coalesce(t.reason, '') as reason,
    coalesce(t.after->>'token', u.username) as by,
    t.after->>'remote' as remote, t.after->>'version' as version, t.after->>'section' as section,
    jsonb_array_length(${clinicIds}) as clinics,
    case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end as clinic`,
  from: `from audit_log t
    left join users u on u.id = t.user_id
    left join clinics c on jsonb_array_length(${clinicIds}) = 1 and c.id = (${clinicIds}->>0)::int`,
  searched: ['u.username', "t.after->>'token'", 't.reason', 'c.name'],
};

/** A change of the default names no clinics. */
const forAll = ['activate', 'promote', 'roll_back'];

/** Reads changes of releases, canaries, switches and permissions, the newest first. */
export function registryChanges(tx: Tx, query: AuditQuery): Promise<Page<RegistryChange>> {
  const { remote, section, action, clinic_id: clinicId } = query;
  const ofClinic = `${clinicIds} @> to_jsonb(?::int)
    or ${clinicIds} is null and t.action = any(?)`;
  return listedPage<RegistryChange>(tx, entries, { ...query, sort: undefined }, [
    where('t.clinic_id is null and t.entity = ?', registryEntity),
    where("t.after->>'remote' = ?", remote || undefined),
    where("t.after->>'section' = ?", section),
    where('t.action = ?', action || undefined),
    where(ofClinic, clinicId ?? undefined, forAll),
  ]);
}
