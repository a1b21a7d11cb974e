import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import * as addresses from '@ziba/shared/contracts/addresses';
import {
  pharmacyPrescription,
  type PharmacyPrescription,
} from '@ziba/shared/contracts/medications';
import { MedicationsField } from '@ziba/shared/domain/medications-field';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import { findDrugs } from '../../data/drugs.api';
import { patients } from '../../data/patients.api';
import { transcriptions } from '../../data/transcriptions.api';
import { usePrescriptionSettings } from '../../data/prescription-settings.api';
import { lineOfDrug, titleOf, withLines, type Line } from './line-of-drug';
import { LineWarnings } from './line-warnings';
import { m } from './messages';
import { QuickLines } from './quick-lines';
import { warningsOf } from './warnings-of';

const { AttachmentsField, TextAreaField } = fieldsOf<PharmacyPrescription>();

/** Drugs of the clinic's list as choices of a line. */
async function searchDrugs(words: string, signal: AbortSignal) {
  const found = await findDrugs(words, signal);
  return found.map((drug) => ({
    value: drug.id,
    label: titleOf(drug),
    line: { ...lineOfDrug(drug) },
  }));
}

/** The form of a new pharmacy prescription for an appointment; it is saved in one call (text 2 §2.17). */
export function PharmacyForm({ appointment }: { appointment: AppointmentDetails }) {
  const save = transcriptions.useSave();
  const navigate = useNavigate();
  const { id, patient_id } = appointment;
  const disease = patients.useOne(patient_id).data?.special_disease ?? null;
  const phrases = usePrescriptionSettings().data?.usage_phrases;

  return (
    <Form
      schema={pharmacyPrescription}
      initial={{ medications: [] }}
      submit={m.submit}
      failed={m.failed}
      cancel={{ label: common.cancel, to: addresses.prescriptions }}
      draft="pharmacy-prescription"
      prefill={{ appointment: id }}
      onSubmit={async (values) => {
        await save({ ...values, type: 'pharmacy', appointment_id: id });
        toast.success(m.saved);
        // The back button must not lead to the form again.
        await navigate(addresses.prescriptionReports, { replace: true });
      }}
    >
      <MedicationsField<PharmacyPrescription>
        name="medications"
        label={m.medications}
        search={searchDrugs}
        usages={phrases?.length ? phrases : undefined}
        head={({ rows, set }) => (
          <>
            <QuickLines
              appointment={appointment}
              onAdd={(lines) => set(withLines(rows as readonly Line[], lines))}
            />
            <LineWarnings warnings={warningsOf(rows as readonly Line[], disease)} />
          </>
        )}
      />
      <TextAreaField name="description" label={m.description} wide />
      <AttachmentsField name="attachments" label={m.attachments} folder="patients" wide />
    </Form>
  );
}
