import * as addresses from '@ziba/shared/contracts/addresses';
import { useLiveRows } from '@ziba/shared/api/use-live';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import {
  transcriptionEvents,
  transcriptions,
  transcriptionsPath,
} from '../../data/transcriptions.api';
import { m } from './messages';
import { PreviewActions } from './preview-actions';
import { PreviewContent } from './preview-content';
import { subjectOf } from './prescription-state';

/** One prescription to read and to print. */
export function PrescriptionPreview() {
  const record = transcriptions.useOne(useIdParam());
  useLiveRows(transcriptionEvents, transcriptionsPath);
  const list = useListReturn(addresses.prescriptionReports, addresses.todaysPatients);
  return (
    <RecordScreen
      record={record}
      title={m.title}
      back={{ to: list, label: m.list }}
      head={(prescription) => ({
        title: subjectOf(prescription),
        actions: <PreviewActions prescription={prescription} />,
      })}
      notFound={{ title: m.none }}
      explain={() => m.loadFailed}
    >
      {(prescription) => <PreviewContent prescription={prescription} />}
    </RecordScreen>
  );
}
