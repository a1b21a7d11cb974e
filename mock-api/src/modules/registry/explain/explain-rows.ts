import type { Tx } from '../../../db/connect';
import { accountColumns, accountTables, type AccountState } from '../../../lib/account-state';
import { found } from '../../../lib/refusal';
import { registryEntity } from '../audit';

/** All data of one user and their clinic that decide what they see. */
export interface Asked extends AccountState {
  clinic_id: number;
  full_name: string;
  clinic_name: string;
  suspension: string | null;
  /** Whether the operator has not accepted the section yet. */
  is_waiting: boolean;
}

const asked = {
  name: 'explain.user',
  text: `select ${accountColumns}, coalesce(nullif(u."fullName", ''), u.username) as full_name,
      c.name as clinic_name, c.suspention_reason as suspension,
      exists (select from team_sections n where n.section = $3 and n.accepted_at is null) as is_waiting
    from ${accountTables}
    where u.id = $1 and u.clinic_id = $2 and u.archived_at is null and c.archived_at is null`,
};

/** The user of the clinic. Errors: 404. */
export async function readAsked(
  tx: Tx,
  userId: number,
  clinicId: number,
  section: string,
): Promise<Asked> {
  return found((await tx.query<Asked>(asked, [userId, clinicId, section]))[0]);
}

/** Who switched the section off, and why. */
export interface LastSwitch {
  at: string;
  by: string | null;
  reason: string;
}

const lastSwitch = {
  name: 'explain.switch',
  text: `select a.at, u.username as by, coalesce(a.reason, '') as reason
    from audit_log a left join users u on u.id = a.user_id
    where a.clinic_id is null and a.entity = '${registryEntity}' and a.action = 'switch_off'
      and a.after->>'section' = $2 and a.after->'clinic_ids' @> to_jsonb($1::int)
    order by a.id desc limit 1`,
};

export async function readLastSwitch(
  tx: Tx,
  clinicId: number,
  section: string,
): Promise<LastSwitch | undefined> {
  return (await tx.query<LastSwitch>(lastSwitch, [clinicId, section]))[0];
}

/** The result of the user's last opening of the section. */
export interface LastLoad {
  at: string;
  kind: string;
  code: string | null;
  version: string;
}

const lastLoad = {
  name: 'explain.load',
  text: `select at, kind, code, version from section_reports
    where clinic_id = $1 and section = $2 and user_id = $3 order by at desc, id desc limit 1`,
};

export async function readLastLoad(
  tx: Tx,
  clinicId: number,
  section: string,
  userId: number,
): Promise<LastLoad | undefined> {
  return (await tx.query<LastLoad>(lastLoad, [clinicId, section, userId]))[0];
}
