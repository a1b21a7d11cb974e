import {
  consentRequiredCode,
  consentTexts,
  type MissingConsent,
} from '@ziba/shared/contracts/consents';
import { prescriptionSettings } from '@ziba/shared/contracts/prescription-settings';
import { clinicSettings, prescriptionsArea } from './clinic-settings';
import type { Tx } from '../db/connect';
import type { Member } from '../lib/actor';
import { Refusal } from '../lib/refusal';

/** What a report is about. */
interface Reported {
  patientId: number;
  /** A visit without a service of the clinic needs no consent. */
  serviceId: number | null;
}

const unsigned = {
  name: 'consents.unsigned',
  text: `select t.id as template_id, v.title
    from consent_template_services ts
    join consent_templates t on t.clinic_id = ts.clinic_id and t.id = ts.template_id
      and t.is_active and t.archived_at is null
    join lateral (select v.title from consent_versions v
      where v.clinic_id = t.clinic_id and v.template_id = t.id
      order by v.number desc limit 1) v on true
    where ts.clinic_id = $1 and ts.service_id = $2 and not exists (
      select 1 from patient_consents c
      join consent_versions cv on cv.clinic_id = c.clinic_id and cv.id = c.version_id
      where c.clinic_id = $1 and c.patient_id = $3 and cv.template_id = t.id
        and c.revoked_at is null and c.archived_at is null)
    order by v.title collate "fa_icu", t.id`,
};

/**
 * Refuses a report before the patient has signed every active consent of its service, if the clinic wants that. A
 * signature is valid until it is revoked, whichever text of the template was signed. Errors: 409 with the missing ones.
 */
export async function refuseUnsigned(
  tx: Tx,
  { clinicId }: Member,
  { patientId, serviceId }: Reported,
): Promise<void> {
  if (serviceId === null) return;
  const settings = await clinicSettings(tx, clinicId, prescriptionsArea, prescriptionSettings);
  if (!settings.consent_required) return;
  const consents = await tx.query<MissingConsent>(unsigned, [clinicId, serviceId, patientId]);
  if (consents.length === 0) return;
  throw new Refusal(409, consentRequiredCode, consentTexts.required, undefined, undefined, {
    patient_id: patientId,
    service_id: serviceId,
    consents,
  });
}
