import type { Clinic, ClinicSummary } from '@ziba/shared/contracts/clinics';
import { hasSection } from '@ziba/shared/contracts/permissions';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { remainingDays } from '../../lib/subscription';

type Stored = Omit<Clinic, 'remaining_days'>;

export const clinicSelect = `
  t.*, case when k.id is null then null else jsonb_build_object('id', k.id, 'name', k.name) end
    as clinic_category`;
export const clinicFrom =
  'from clinics t left join clinic_categories k on k.id = t.clinic_category_id';

const byId = {
  name: 'clinics.find',
  text: `select ${clinicSelect} ${clinicFrom} where t.id = $1 and t.archived_at is null`,
};

/** A clinic with the values that are computed from its subscription. */
export function withRemainingDays(row: Stored & { search_norm?: string }): Clinic {
  const clinic = { ...row };
  delete clinic.search_norm;
  const { subscription_start_date: start, subscription_days: days } = clinic;
  return { ...clinic, remaining_days: remainingDays(start, days) };
}

export async function findClinic(tx: Tx, id: number): Promise<Clinic | undefined> {
  const [row] = await tx.query<Stored>(byId, [id]);
  return row && withRemainingDays(row);
}

/**
 * The fields that members of the clinic see: not its contract and payments, and the identity document only if they may
 * change it.
 */
export function summaryOf(clinic: Clinic, session?: Session): ClinicSummary {
  const { id, version, clinic_id, name, name_en, address, phone1, phone2, responsible_name } =
    clinic;
  const { avatar_image, accent_color, notes, account_status, is_active, remaining_days } = clinic;
  const { print_header, print_footer, plan_code_prefix, sms_keep_months } = clinic;
  const { foreign_patients } = clinic;
  const { subscription_type, subscription_days, subscription_start_date } = clinic;
  return {
    ...{ id, version, clinic_id, name, name_en, address, phone1, phone2, responsible_name },
    ...{ avatar_image, accent_color, notes, account_status, is_active, remaining_days },
    ...{ print_header, print_footer, plan_code_prefix, sms_keep_months, foreign_patients },
    ...{ subscription_type, subscription_days, subscription_start_date },
    ...(session && hasSection(session, 'settings') ? { identity_file: clinic.identity_file } : {}),
  };
}
