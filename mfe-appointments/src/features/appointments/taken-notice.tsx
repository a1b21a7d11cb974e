import type { ApiError } from '@ziba/shared/api/client';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { Button } from '@ziba/shared/ui/button';
import { Icon } from '@ziba/shared/ui/icon';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  /** Why the time is not to be had. */
  error: ApiError;
  onChoose: (start: string) => void;
  /** Looks for any other time. */
  onOther: () => void;
}

/** The free times that the server names beside a taken one; ISO 8601. */
function startsIn({ body }: ApiError): string[] {
  const slots = body.details?.slots;
  if (!Array.isArray(slots)) return [];
  return slots.flatMap((slot: { start?: unknown }) =>
    typeof slot.start === 'string' ? slot.start : [],
  );
}

/** Whether the refusal is about the time, so that another one helps. */
export const isAboutTime = (error: ApiError): boolean =>
  error.status === 409 &&
  (error.body.details?.slots !== undefined ||
    error.body.fields?.appointment_datetime !== undefined);

/** Somebody was quicker: says so, and offers the nearest free times; the form stays as it is (beyond E6). */
export function TakenNotice({ error, onChoose, onOther }: Props) {
  const starts = startsIn(error);
  return (
    <Sheet role="alert">
      <p>
        <Icon name="alert" />
        <b>{error.message}</b>
      </p>
      {starts.length > 0 && <span>{m.nearest}</span>}
      <div role="group" aria-label={m.nearest}>
        {starts.map((start) => (
          <Button key={start} icon="clock" onClick={() => onChoose(start)}>
            {m.timeAt(formatLongDay(start), formatTime(start))}
          </Button>
        ))}
        <Button tone="quiet" icon="calendar" onClick={onOther}>
          {m.otherTime}
        </Button>
      </div>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-column: 1 / -1;
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--warning-soft);

  p {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--warning);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;
