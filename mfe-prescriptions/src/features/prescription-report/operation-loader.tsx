import { useLiveRows } from '@ziba/shared/api/use-live';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useListReturn } from '@ziba/shared/router/list-return';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import type { ReactNode } from 'react';
import {
  transcriptionEvents,
  transcriptions,
  transcriptionsPath,
} from '../../data/transcriptions.api';
import { m } from './messages';

interface Props {
  title: string;
  /** Where the screen leads back to; the list of prescriptions unless given. */
  backOf?: (id: number) => { to: string; label: string };
  children: (operation: Transcription) => ReactNode;
}

/** The screen of the prescription in the address; it follows changes by other users. */
export function OperationLoader({ title, backOf, children }: Props) {
  const id = useIdParam();
  const list = useListReturn(addresses.prescriptionReports);
  const record = transcriptions.useOne(id);
  useLiveRows(transcriptionEvents, transcriptionsPath);
  return (
    <RecordScreen
      record={record}
      title={title}
      back={(id !== undefined && backOf?.(id)) || { to: list, label: m.back }}
      notFound={{ title: m.notFound, hint: m.notFoundHint }}
      explain={({ message }) => message || m.loadFailed}
      width="narrow"
    >
      {children}
    </RecordScreen>
  );
}
