import * as addresses from '@ziba/shared/contracts/addresses';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { formatText } from '@ziba/shared/format/text';
import { patientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { mayOpen } from '@ziba/shared/session/use-may';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { cancelRefusal } from '../../widgets/prescription-cancel/cancel-refusal';
import { m as cancellation } from '../../widgets/prescription-cancel/messages';
import { editAddress, editRefusal } from '../../widgets/prescription-edit/edit-refusal';
import { reportRefusal } from '../../widgets/report-refusal/report-refusal';
import { m } from './messages';
import { isActionDone } from './prescription-columns';

interface Options {
  /** Asks for the cancellation of a prescription; undefined for users who may not write prescriptions. */
  onCancel: ((row: Transcription) => void) | undefined;
}

/** The actions of a row with their rules, without those that the user may not take. */
export const prescriptionActions = ({ onCancel }: Options) =>
  actionsColumn<Transcription>({
    nameOf: ({ patient }) => formatText(patient.full_name),
    actions: (row) => {
      const file = patientFileAddress(row.patient_id);
      const edit = editAddress(row);
      const report = addresses.newPrescriptionReport(row.id);
      return [
        file !== undefined && { label: m.viewFile, icon: 'patients', to: file },
        {
          label: m.view,
          icon: 'file',
          to: addresses.prescription(row.id),
          disabled: isActionDone(row) ? undefined : m.notDone,
        },
        mayOpen(report) && {
          label: m.submitReport,
          icon: 'edit',
          to: report,
          disabled: reportRefusal(row),
        },
        mayOpen(edit) && { label: m.edit, icon: 'edit', to: edit, disabled: editRefusal(row) },
        onCancel && {
          label: cancellation.cancel,
          icon: 'close',
          danger: true,
          disabled: cancelRefusal(row),
          onSelect: () => onCancel(row),
        },
      ];
    },
  });
