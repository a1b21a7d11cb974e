import { useLiveRows } from '@ziba/shared/api/use-live';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import {
  transcriptionEvents,
  transcriptions,
  transcriptionsPath,
} from '../../data/transcriptions.api';
import { editAddress, editRefusal } from './edit-refusal';
import { m } from './messages';
import { PrescriptionPeople } from './prescription-people';

interface Props {
  title: string;
  /** The kind that the form of this screen edits; another kind has its own screen, which opens instead. */
  type: Transcription['type'];
  /** The form. `reload` reads the prescription again, `back` is the address to return to. */
  children: (prescription: Transcription, reload: () => unknown, back: string) => ReactNode;
}

/**
 * The screen on which the prescription in the address is edited, below its appointment. One that has a report or was
 * canceled says so. If that happens while the form is open, what was typed stays, and the server refuses to save it.
 */
export function PrescriptionEditor({ title, type, children }: Props) {
  const id = useIdParam();
  const record = transcriptions.useOne(id);
  useLiveRows(transcriptionEvents, transcriptionsPath);
  const back = useListReturn(
    addresses.prescriptionReports,
    ...(id === undefined ? [] : [addresses.prescription(id)]),
  );
  const isPreview = id !== undefined && back === addresses.prescription(id);
  return (
    <RecordScreen
      record={record}
      title={title}
      back={{ to: back, label: isPreview ? m.view : m.list }}
      notFound={{ title: m.notFound }}
      explain={() => m.loadFailed}
      width="narrow"
    >
      {(prescription) =>
        prescription.type === type ? (
          <Editable prescription={prescription}>
            {children(prescription, record.mutate, back)}
          </Editable>
        ) : (
          <Navigate to={editAddress(prescription)} replace />
        )
      }
    </RecordScreen>
  );
}

interface EditableProps {
  prescription: Transcription;
  children: ReactNode;
}

function Editable({ prescription, children }: EditableProps) {
  const refusal = editRefusal(prescription);
  const [wasEditable] = useState(refusal === undefined);
  if (!wasEditable) {
    return (
      <EmptyView
        icon="no-access"
        title={refusal ?? m.notFound}
        action={<ButtonLink to={addresses.prescription(prescription.id)}>{m.view}</ButtonLink>}
      />
    );
  }
  return (
    <Parts>
      {refusal && <p role="alert">{refusal}</p>}
      <PrescriptionPeople prescription={prescription} />
      {children}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
