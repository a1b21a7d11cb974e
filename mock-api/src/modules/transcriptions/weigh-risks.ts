import type { DrugClass } from '@ziba/shared/contracts/drug-classes';
import { drugRisks, drugRisksCode, drugRiskTexts } from '@ziba/shared/contracts/drug-risks';
import type { MedicationLine } from '@ziba/shared/contracts/medications';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';
import { activeAlertsOf } from '../../data/active-alerts';

/** Archived drugs count too: a prescription that names one can be saved again. */
const classes = {
  name: 'transcriptions.drug_classes',
  text: 'select id, drug_class from drugs where clinic_id = $1 and id = any($2)',
};

interface Weighed {
  patientId: number;
  lines: readonly MedicationLine[];
  /** Why the drugs are prescribed all the same. */
  reason: string | null | undefined;
}

/**
 * Weighs the drugs of a prescription against allergies and pregnancy of its patient. Returns the columns that keep what
 * was warned of, a line each, and the reason; both null without a danger. Errors: 409 when a reason is missing.
 */
export async function weighRisks(
  tx: Tx,
  { clinicId }: Member,
  { patientId, lines, reason }: Weighed,
): Promise<{ risk_reason: string | null; risk_notes: string | null }> {
  const alerts = (await activeAlertsOf(tx, clinicId, [patientId])).get(patientId) ?? [];
  const listed = lines.flatMap(({ drug_id: id }) => id ?? []);
  const rows =
    alerts.length === 0 || listed.length === 0
      ? []
      : await tx.query<{ id: number; drug_class: DrugClass | null }>(classes, [clinicId, listed]);
  const classOf = new Map(rows.map((row) => [row.id, row.drug_class]));
  const drugs = lines.map(({ name, drug_id: id }) => ({
    name,
    drug_class: id == null ? null : classOf.get(id),
  }));
  const risks = drugRisks(drugs, alerts).map(({ text }) => text);
  if (risks.length === 0) return { risk_reason: null, risk_notes: null };
  if (reason) return { risk_reason: reason, risk_notes: risks.join('\n') };
  const fields = { risk_reason: drugRiskTexts.reason };
  throw new Refusal(409, drugRisksCode, drugRiskTexts.refused, fields, undefined, { risks });
}
