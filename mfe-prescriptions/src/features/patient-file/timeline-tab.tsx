import type { Patient } from '@ziba/shared/contracts/patients';
import { Button } from '@ziba/shared/ui/controls/button';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import styled from 'styled-components';
import { useTimelinePart } from '../../data/patient-timeline.api';
import { m } from './messages';
import { TimelineItem } from './timeline-item';

/** What happened to the patient and what is booked, in one order: from the latest to the earliest. */
export function TimelineTab({ patient }: { patient: Patient }) {
  const [parts, setParts] = useState(1);
  return (
    <List aria-label={m.timeline.title}>
      <Part patientId={patient.id} left={parts} onMore={() => setParts(parts + 1)} />
    </List>
  );
}

interface PartProps {
  patientId: number;
  /** `next` of the part before; left out for the first one. */
  after?: string;
  /** How many parts are shown from this one on. */
  left: number;
  onMore: () => void;
}

/**
 * One part, and the parts after it. Each begins where the part before ends, also after something new came in between,
 * so that no entry is missing or shown twice.
 */
function Part({ patientId, after, left, onMore }: PartProps) {
  const { data, error, mutate } = useTimelinePart(patientId, after);
  if (!data) {
    return (
      <li>{error ? <ErrorView error={error} onRetry={() => mutate()} /> : <LoadingView />}</li>
    );
  }
  if (data.data.length === 0 && !after) {
    return (
      <li>
        <EmptyView title={m.timeline.empty} />
      </li>
    );
  }
  return (
    <>
      {data.data.map((entry) => (
        <TimelineItem key={`${entry.kind} ${entry.id}`} entry={entry} />
      ))}
      {data.next && left > 1 && (
        <Part patientId={patientId} after={data.next} left={left - 1} onMore={onMore} />
      )}
      {data.next && left === 1 && (
        <li>
          <Button onClick={onMore}>{m.timeline.more}</Button>
        </li>
      )}
    </>
  );
}

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;
