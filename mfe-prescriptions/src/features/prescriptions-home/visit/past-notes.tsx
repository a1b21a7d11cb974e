import { visitNoteLabels as labels, type PastVisitNote } from '@ziba/shared/contracts/visit-notes';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { usePastNotes } from '../../../data/visit-notes.api';
import { m } from './messages';
import { noteParts } from './with-template';

interface Props {
  patientId: number;
  /** The visit that is open: its own note is not among the earlier ones. */
  appointmentId: number;
}

/** What was noted at the patient's last visits, the latest first. */
export function PastNotes({ patientId, appointmentId }: Props) {
  const { data, error, mutate } = usePastNotes(patientId);
  const earlier = data?.data.filter((note) => note.appointment_id !== appointmentId);
  return (
    <Card title={m.before}>
      {!earlier && (error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />)}
      {earlier?.length === 0 && <p>{m.noneBefore}</p>}
      {earlier && earlier.length > 0 && (
        <List>
          {earlier.map((note) => (
            <PastNote key={note.id} note={note} />
          ))}
        </List>
      )}
    </Card>
  );
}

function PastNote({ note }: { note: PastVisitNote }) {
  const written = noteParts.filter((part) => note[part]);
  return (
    <li>
      <b>
        <time dateTime={note.at}>{formatDateTime(note.at)}</time>
        {note.doctor && `، ${formatText(note.doctor)}`}
      </b>
      <FactList
        facts={written.map((part) => ({ label: labels[part], value: formatText(note[part]) }))}
      />
    </li>
  );
}

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;
