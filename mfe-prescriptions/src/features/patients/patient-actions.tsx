import * as addresses from '@ziba/shared/contracts/addresses';
import type { PatientRow } from '@ziba/shared/contracts/patients';
import { common } from '@ziba/shared/messages';
import { useMay, useMayOpen } from '@ziba/shared/session/use-may';
import { usePatientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { EditLink } from '@ziba/shared/ui/controls/edit-link';
import { useFromList } from '@ziba/shared/router/list-return';
import { RowButtons } from '../../widgets/row-buttons/row-buttons';
import { ArchivePatient } from './archive-patient';
import { m } from './messages';

interface Props {
  patient: PatientRow;
}

/** The actions of a patient's row: file, form, booking and archive, as the user's rights allow. */
export function PatientActions({ patient: { id, full_name, debt } }: Props) {
  const fromList = useFromList();
  const mayEdit = useMay('patients', 'write');
  const file = usePatientFileAddress(id);
  const mayBook = useMayOpen(addresses.setAppointment);
  const mayArchive = useMay('patients', 'delete');
  return (
    <RowButtons>
      {file && (
        <ButtonLink
          to={file}
          state={fromList}
          tone="quiet"
          size="small"
          icon="file"
          title={m.file}
          aria-label={m.fileOf(full_name)}
        >
          {m.file}
        </ButtonLink>
      )}
      {mayEdit && (
        <span title={common.edit}>
          <EditLink to={addresses.patientEdit(id)} name={full_name} />
        </span>
      )}
      {mayBook && (
        <ButtonLink
          to={addresses.bookingFor(id)}
          tone="quiet"
          size="small"
          icon="calendar"
          title={m.book}
          aria-label={m.bookFor(full_name)}
        >
          {m.book}
        </ButtonLink>
      )}
      {mayArchive && <ArchivePatient patient={{ id, full_name, debt }} />}
    </RowButtons>
  );
}
