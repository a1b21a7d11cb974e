import type { ApiError } from '@ziba/shared/api/client';
import { heldElsewhereCode } from '@ziba/shared/contracts/appointment-booking';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  /** Why the time is not to be had. */
  error: ApiError;
  onChoose: (start: string) => void;
  /** Looks for any other time. */
  onOther: () => void;
  /** Goes on in this window where another window of the same person holds the time. */
  onTakeOver?: () => void;
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
export function TakenNotice({ error, onChoose, onOther, onTakeOver }: Props) {
  const starts = startsIn(error);
  const { clearErrors } = useFormContext();
  const choose = (start: string) => {
    // What the foot of the form says is about the time before.
    clearErrors('root');
    onChoose(start);
  };
  return (
    <Sheet role="alert">
      <p>
        <Icon name="alert" />
        <b>{error.message}</b>
      </p>
      {starts.length > 0 && <span>{m.nearest}</span>}
      <div role="group" aria-label={starts.length > 0 ? m.nearest : m.otherTime}>
        {onTakeOver && error.body.code === heldElsewhereCode && (
          <Button icon="check" onClick={onTakeOver}>
            {m.takeOver}
          </Button>
        )}
        {starts.map((start) => (
          <Button key={start} icon="clock" onClick={() => choose(start)}>
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
