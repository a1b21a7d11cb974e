import type { ApiError } from '@ziba/shared/api/client';
import { heldElsewhereCode } from '@ziba/shared/contracts/appointment-booking';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { alternativeStarts } from '../../data/alternative-starts';
import { m } from './messages';

interface Props {
  /** The refusal of the time. */
  error: ApiError;
  onChoose: (start: string) => void;
  /** Called to choose any other time. */
  onOther: () => void;
  /** Called to take over the hold of another window of the same user. */
  onTakeOver?: () => void;
}

/** Whether a refusal is about the time, so that another time would be accepted. */
export const isAboutTime = (error: ApiError): boolean =>
  error.status === 409 &&
  (error.body.details?.slots !== undefined ||
    error.body.fields?.appointment_datetime !== undefined);

/** Says that the time is taken, and offers the nearest free times; the form keeps its values. */
export function TakenNotice({ error, onChoose, onOther, onTakeOver }: Props) {
  const starts = alternativeStarts(error);
  const { clearErrors } = useFormContext();
  const choose = (start: string) => {
    // The message at the end of the form is about the previous time.
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
