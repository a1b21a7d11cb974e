import {
  alertKindLabels,
  alertKinds,
  alertSeverities,
  alertSeverityLabels,
  patientAlertInput,
  type AlertKind,
  type PatientAlert,
  type PatientAlertInput,
} from '@ziba/shared/contracts/patient-alerts';
import { usePatientAlerts } from '@ziba/shared/domain/patient-alerts/use-patient-alerts';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useWatch } from 'react-hook-form';
import { useAlertChanges } from '../../data/patient-alerts.api';
import { m } from './messages';

export interface AlertDialogProps {
  patientId: number;
  /** The alert to edit; a new one when left out. */
  alert?: PatientAlert;
  onClose: () => void;
}

const { SelectField, TextAreaField, TextField } = fieldsOf<PatientAlertInput>();
const kinds = alertKinds.map((value) => ({ value, label: alertKindLabels[value] }));
const severities = alertSeverities.map((value) => ({ value, label: alertSeverityLabels[value] }));

/** Records an alert of a patient, or edits one. */
export function AlertDialog({ patientId, alert, onClose }: AlertDialogProps) {
  const alerts = usePatientAlerts(patientId);
  const stored = alert && (alerts.data?.data.find(({ id }) => id === alert.id) ?? alert);
  const { record, edit } = useAlertChanges(patientId);
  return (
    <Dialog open title={alert ? m.edit : m.add} onClose={onClose}>
      <Form
        frame="none"
        schema={patientAlertInput}
        initial={{ kind: 'allergy' }}
        stored={stored}
        reload={alerts.mutate}
        submit={common.save}
        failed={m.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft="patient-alert"
        prefill={{ patient: patientId }}
        onSubmit={async (values, { changes: { version } }) => {
          await (alert ? edit({ id: alert.id, version }, values) : record(values));
          toast.success(m.saved);
          onClose();
        }}
      >
        <AlertFields />
      </Form>
    </Dialog>
  );
}

/** Only an allergy has a severity and a reaction; the server clears them when the kind changes. */
function AlertFields() {
  const kind = useWatch<PatientAlertInput, 'kind'>({ name: 'kind' }) as AlertKind | undefined;
  return (
    <>
      <SelectField name="kind" label={m.fields.kind} options={kinds} blank={null} />
      <TextField name="text" label={m.fields.text} hint={kind && m.textHints[kind]} wide />
      {kind === 'allergy' && (
        <>
          <SelectField
            name="severity"
            label={m.fields.severity}
            options={severities}
            blank={m.noSeverity}
          />
          <TextField name="reaction" label={m.fields.reaction} />
        </>
      )}
      <TextAreaField name="note" label={m.fields.note} wide />
    </>
  );
}
