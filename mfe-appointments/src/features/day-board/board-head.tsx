import type { BoardDoctor } from '@ziba/shared/contracts/board';
import { formatLongDay } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/button';
import { FilterSelect } from '@ziba/shared/ui/filter-select';
import { IconButton } from '@ziba/shared/ui/icon-button';
import { Toolbar } from '@ziba/shared/ui/toolbar';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import type { BoardAddress, BoardView } from './use-board-address';

interface Props {
  address: BoardAddress;
  doctors: readonly BoardDoctor[];
  /** Whose columns are on show; undefined: everybody's. */
  doctorId: number | undefined;
  /** There is room for one column only, so one doctor is always chosen. */
  isNarrow: boolean;
}

const views: readonly BoardView[] = ['day', 'week'];
const loadCalendar = () => import('@ziba/shared/ui/jalali-calendar');
const JalaliCalendar = lazy(() =>
  loadCalendar().then((file) => ({ default: file.JalaliCalendar })),
);

/** The days on show and how to get to others, day or week, one doctor or all. */
export function BoardHead({ address, doctors, doctorId, isNarrow }: Props) {
  const { today, day, view, from, to, go } = address;
  const [anchor, setAnchor] = useState<Element | null>(null);
  const isWeek = view === 'week';
  const step = isWeek ? 7 : 1;
  const shown = isWeek ? m.weekFrom(formatLongDay(from), formatLongDay(to)) : formatLongDay(day);
  const options = doctors.map(({ id, name }) => ({ value: id, label: formatText(name) }));

  return (
    <Toolbar>
      <Days role="group" aria-label={m.dayPicker}>
        <IconButton
          icon="previous-step"
          label={isWeek ? m.weekBefore : m.dayBefore}
          onClick={() => go({ day: addDays(day, -step) })}
        />
        <Button
          tone="quiet"
          size="small"
          icon="calendar"
          aria-haspopup="dialog"
          aria-label={m.chooseDay(shown)}
          onPointerEnter={() => void loadCalendar()}
          onFocus={() => void loadCalendar()}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <time dateTime={day} aria-live="polite">
            {shown}
          </time>
        </Button>
        <IconButton
          icon="next-step"
          label={isWeek ? m.weekAfter : m.dayAfter}
          onClick={() => go({ day: addDays(day, step) })}
        />
      </Days>
      <Button
        size="small"
        disabled={from <= today && today <= to}
        onClick={() => go({ day: today })}
      >
        {m.today}
      </Button>
      <Views role="group" aria-label={m.viewGroup}>
        {views.map((one) => (
          <Button
            key={one}
            tone="quiet"
            size="small"
            aria-pressed={view === one}
            onClick={() =>
              go({ view: one, ...(one === 'week' && { doctorId: doctorId ?? doctors[0]?.id }) })
            }
          >
            {m.views[one]}
          </Button>
        ))}
      </Views>
      {options.length > 1 && (
        <FilterSelect
          label={m.doctor}
          value={doctorId === undefined ? '' : String(doctorId)}
          options={options}
          all={isNarrow || isWeek ? null : m.allDoctors}
          onChange={(value) => go({ doctorId: value ? Number(value) : null })}
        />
      )}
      {anchor && (
        <Suspense fallback={<span role="status" aria-label={common.loading} />}>
          <JalaliCalendar
            label={m.dayPicker}
            value={day}
            anchor={anchor}
            closedBlocked={false}
            onPick={(picked) => {
              setAnchor(null);
              go({ day: picked });
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </Toolbar>
  );
}

const Days = styled.div`
  display: flex;
  align-items: center;
  padding: var(--space-1);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);

  button[aria-haspopup] {
    flex: 1;
    min-inline-size: 12.5rem;
  }
  @media (max-width: 40rem) {
    inline-size: 100%;
  }
`;

const Views = styled.div`
  display: flex;
  gap: 2px;
  padding: var(--space-1);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);

  [aria-pressed='true'] {
    background: var(--accent-soft);
    box-shadow: inset 0 -2px var(--accent);
  }
`;
