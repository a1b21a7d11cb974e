import * as addresses from '@ziba/shared/contracts/addresses';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useFollowFile } from '../../data/patient-file.api';
import { patients } from '../../data/patients.api';
import { MergeNotice } from '../../widgets/merge-notice/merge-notice';
import { FileHeader } from './file-header';
import { FileTabs } from './file-tabs';
import { keptFile, MergedFile } from './merged-file';
import { m } from './messages';

/**
 * A patient's file: who this is, what was done and what is owed. Each part is loaded for itself and says
 * itself when it cannot be read.
 */
export function PatientFileScreen() {
  const record = patients.useOne(useIdParam());
  const back = useBack();
  useFollowFile();
  const kept = keptFile(record.error);
  if (kept) return <MergedFile kept={kept} back={back} />;
  return (
    <RecordScreen
      record={record}
      title={m.title}
      back={back}
      notFound={{ title: m.notFound }}
      explain={({ message }) => `${m.loadFailed}: ${message}`}
    >
      {(patient) => (
        <>
          <MergeNotice patient={patient} />
          <FileHeader patient={patient} />
          <FileTabs patient={patient} />
        </>
      )}
    </RecordScreen>
  );
}

/** The list that the file was opened from; without one the patients, or the appointments for users who only book. */
function useBack() {
  const mayList = useMayOpen(addresses.patients);
  const home = mayList ? addresses.patients : addresses.appointments;
  const to = useListReturn(home, addresses.allAppointments);
  const isPatients = to.split('?')[0] === addresses.patients;
  return { to, label: isPatients ? m.patients : m.appointments };
}
