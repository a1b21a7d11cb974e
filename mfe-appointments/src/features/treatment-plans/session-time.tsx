import { TimeNote } from '@ziba/shared/domain/doctor-time/time-note';
import { Button } from '@ziba/shared/ui/controls/button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { SlotChooser } from '../../widgets/slot-chooser/slot-chooser';
import { m } from './messages';
import type { SessionEntry, SessionRow } from './session-values';
import { useTimeVerdict } from './use-time-verdict';

interface Props {
  /** The doctor of the session; undefined while none is chosen. */
  doctorId?: number;
  /** The other sessions of the list. */
  others: readonly SessionRow[];
  /** The stored start, ISO 8601; undefined for a new session. */
  storedStart?: string;
}

/**
 * Says whether the doctor is free at the typed time, and offers the free times. A time outside
 * of working hours is allowed with a warning.
 */
export function SessionTime(props: Props) {
  const { doctorId } = props;
  const { setValue } = useFormContext<SessionEntry>();
  const { start, day, minutes, verdict } = useTimeVerdict(props);
  const [isChoosing, setChoosing] = useState(false);

  return (
    <Wide>
      <TimeNote {...verdict} />
      {doctorId !== undefined && (
        <Button
          size="small"
          icon="calendar"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {isChoosing ? m.time.hide : m.time.choose}
        </Button>
      )}
      {doctorId !== undefined && isChoosing && (
        <SlotChooser
          key={doctorId}
          doctorId={doctorId}
          duration={minutes}
          value={start || null}
          askedDay={day}
          arrowsOnlyMove
          label={m.time.free}
          onChoose={(slot) => {
            setValue('date', slot.start, { shouldDirty: true, shouldValidate: true });
            setChoosing(false);
          }}
        />
      )}
    </Wide>
  );
}

const Wide = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  grid-column: 1 / -1;
  min-inline-size: 0;

  > :last-child:not(p, button) {
    inline-size: 100%;
  }
`;
