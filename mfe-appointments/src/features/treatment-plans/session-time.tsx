import { toLatinDigits } from '@ziba/shared/contracts/normalise';
import { sessionTexts } from '@ziba/shared/contracts/treatment-sessions';
import { todayIso } from '@ziba/shared/format/date';
import { isDay } from '@ziba/shared/format/day';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useAvailability } from '../../data/free-times.api';
import { SlotChooser } from '../../widgets/slot-chooser/slot-chooser';
import { m } from './messages';
import type { SessionEntry, SessionRow } from './session-values';
import { overlapping, verdictOn, type Verdict } from './time-verdict';

interface Props {
  doctorId?: number;
  others: readonly SessionRow[];
  storedStart?: string;
}

/** The typed value if it is a complete instant, else ''. */
const startOf = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && value.length > 16 ? value : '';

/** The typed day, YYYY-MM-DD, even while the time is missing; undefined without a complete day. */
function dayOf(value: unknown): string | undefined {
  const start = startOf(value);
  if (start) return todayIso(new Date(start));
  const [day = ''] = typeof value === 'string' ? value.split('T') : [];
  return isDay(day) ? day : undefined;
}

/**
 * Says whether the doctor is free at the typed time, and offers the free times (beyond F7). A time outside
 * of working hours is allowed with a warning.
 */
export function SessionTime({ doctorId, others, storedStart }: Props) {
  const { setValue } = useFormContext<SessionEntry>();
  const [date, duration] = useWatch<SessionEntry, ['date', 'estimated_duration']>({
    name: ['date', 'estimated_duration'],
  });
  const [isChoosing, setChoosing] = useState(false);
  const start = startOf(date);
  const hours = Number(toLatinDigits(String(duration ?? ''))) || 1;
  const minutes = Math.min(1440, Math.max(15, Math.round(hours * 60)));
  const typedDay = dayOf(date);
  const isPast = typedDay !== undefined && typedDay < todayIso() && start !== storedStart;
  const isAsked = doctorId !== undefined && start !== '' && start !== storedStart && !isPast;
  const day = isAsked ? typedDay : undefined;
  const { data, error } = useAvailability(doctorId ?? 0, day, { duration: minutes });
  const slots = data?.data;
  const clash = start ? overlapping({ date: start, hours }, others) : undefined;
  const verdict = (): Verdict => {
    if (isPast) return { tone: 'danger', text: sessionTexts.pastDay };
    if (clash) return { tone: 'danger', text: m.time.sameList(clash.session_title) };
    if (doctorId === undefined) return { tone: 'plain', text: m.time.noDoctor };
    if (!isAsked) return { tone: 'plain', text: m.time.notAsked };
    if (slots) return verdictOn(slots, start, minutes);
    return error
      ? { tone: 'warning', text: m.time.unread }
      : { tone: 'plain', text: m.time.checking };
  };
  const { tone, text } = verdict();

  return (
    <Wide>
      {/* It always says something: an answer that came late would push the buttons below from under a press. */}
      <Note role="status" data-tone={tone}>
        {tone !== 'plain' && <Icon name={tone === 'success' ? 'success' : 'warning'} size={16} />}
        {text}
      </Note>
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
          askedDay={typedDay}
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

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-soft);
  font-size: var(--size-s);

  /* The longest text takes two lines there. */
  @media (max-width: 40rem) {
    min-block-size: 2lh;
  }
  svg {
    flex: none;
  }
  &[data-tone='success'] {
    color: var(--success);
  }
  &[data-tone='warning'] {
    color: var(--warning);
  }
  &[data-tone='danger'] {
    color: var(--danger);
  }
`;
