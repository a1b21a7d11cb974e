import type { PharmacyPrescription } from '@ziba/shared/contracts/medications';
import { MedicationsField } from '@ziba/shared/domain/medications-field';
import {
  activeAlerts,
  usePatientAlerts,
} from '@ziba/shared/domain/patient-alerts/use-patient-alerts';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { findDrugs } from '../../data/drugs.api';
import { patients } from '../../data/patients.api';
import { usePrescriptionSettings } from '../../data/prescription-settings.api';
import { UnreadNote } from '../../widgets/unread-note/unread-note';
import { lineOfDrug, titleOf, withLines, type Line } from './line-of-drug';
import { LineWarnings } from './line-warnings';
import { m } from './messages';
import { QuickLines, type PrescriptionOwners } from './quick-lines';
import { warningsOf } from './warnings-of';

interface Props {
  /** None while no appointment is chosen. */
  people: PrescriptionOwners | undefined;
  /** The stored prescription that is edited. */
  prescriptionId?: number;
}

const { AttachmentsField, DigitsField, TextAreaField } = fieldsOf<PharmacyPrescription>();

/** Drugs of the clinic's list as choices of a line. */
async function searchDrugs(words: string, signal: AbortSignal) {
  const found = await findDrugs(words, signal);
  return found.map((drug) => ({
    value: drug.id,
    label: titleOf(drug),
    line: { ...lineOfDrug(drug) },
  }));
}

/** The fields of a pharmacy prescription, new or stored. */
export function PharmacyFields({ people, prescriptionId }: Props) {
  const disease = patients.useOne(people?.patient_id).data?.special_disease ?? null;
  const known = usePatientAlerts(people?.patient_id).data;
  const alerts = known ? activeAlerts(known) : [];
  const settings = usePrescriptionSettings();
  const phrases = settings.data?.usage_phrases;
  return (
    <>
      <MedicationsField<PharmacyPrescription>
        name="medications"
        label={m.medications}
        search={searchDrugs}
        usages={phrases?.length ? phrases : undefined}
        head={({ rows, set }) => (
          <>
            {people && (
              <QuickLines
                people={people}
                exceptId={prescriptionId}
                onAdd={(lines) => set(withLines(rows as readonly Line[], lines))}
              />
            )}
            {!settings.data && settings.error && (
              <UnreadNote onRetry={settings.mutate}>{m.phrasesUnread}</UnreadNote>
            )}
            <LineWarnings warnings={warningsOf(rows as readonly Line[], disease, alerts)} />
          </>
        )}
      />
      <TextAreaField name="description" label={m.description} wide />
      <AttachmentsField name="attachments" label={m.attachments} folder="patients" wide />
      <DigitsField name="tracking_code" label={m.trackingCode} hint={m.trackingCodeHint} wide />
    </>
  );
}
