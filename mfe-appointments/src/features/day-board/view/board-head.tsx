import type { BoardDoctor } from '@ziba/shared/contracts/board';
import { formatLongDay } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { Toolbar } from '@ziba/shared/ui/tables/toolbar';
import styled from 'styled-components';
import { DayStepper } from '../../../widgets/day-stepper/day-stepper';
import { m } from '../messages';
import type { BoardAddress, BoardView } from '../model/use-board-address';

interface Props {
  address: BoardAddress;
  doctors: readonly BoardDoctor[];
  /** The doctor whose columns are on show; all doctors when undefined. */
  doctorId: number | undefined;
  /** There is room for one column only, so one doctor is always chosen. */
  isNarrow: boolean;
}

const views: readonly BoardView[] = ['day', 'week'];

/** The controls of the board: which days, day or week, one doctor or all. */
export function BoardHead({ address, doctors, doctorId, isNarrow }: Props) {
  const { today, day, view, from, to, go } = address;
  const isWeek = view === 'week';
  const options = doctors.map(({ id, name }) => ({ value: id, label: formatText(name) }));

  return (
    <Toolbar>
      <div role="group" aria-label={m.dayPicker}>
        <DayStepper
          day={day}
          by={view}
          shown={isWeek ? m.weekFrom(formatLongDay(from), formatLongDay(to)) : undefined}
          closedToo
          onDay={(chosen) => go({ day: chosen })}
        />
      </div>
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
    </Toolbar>
  );
}

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
