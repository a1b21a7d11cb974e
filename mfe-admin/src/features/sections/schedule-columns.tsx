import type { SwitchSchedule } from '@ziba/shared/contracts/section-switches';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { m } from './messages';

/** The columns of the list of schedules: `facts`, and `action` with the button that cancels. */
export function scheduleColumns(
  titleOf: (section: string) => string,
  onCancel: (schedule: SwitchSchedule) => unknown,
) {
  const facts: ListColumn<SwitchSchedule>[] = [
    textColumn({ title: m.clinic, sort: 'clinic', text: ({ clinic_name }) => clinic_name }),
    textColumn({
      title: m.section,
      width: '8rem',
      sort: 'section',
      text: ({ section }) => titleOf(section),
    }),
    {
      title: m.schedules.change,
      width: '9rem',
      cell: ({ is_on }) => (
        <StatusBadge
          tone={is_on ? 'success' : 'danger'}
          icon="clock"
          label={is_on ? m.form.directions.on : m.form.directions.off}
        />
      ),
      value: ({ is_on }) => (is_on ? m.form.directions.on : m.form.directions.off),
    },
    dateTimeColumn({
      title: m.schedules.at,
      sort: 'at',
      date: ({ at }) => at,
      width: '10.5rem',
    }),
    codeColumn({
      title: m.schedules.by,
      isLesser: true,
      width: '7rem',
      code: ({ created_by }) => created_by,
    }),
    textColumn({ title: m.schedules.reason, isLesser: true, text: ({ reason }) => reason }),
  ];
  const action: ListColumn<SwitchSchedule> = {
    title: m.schedules.cancel,
    quiet: true,
    align: 'end',
    width: '5rem',
    cell: (one) => (
      <Button
        tone="quiet"
        size="small"
        aria-label={m.schedules.cancelOf(titleOf(one.section), formatText(one.clinic_name))}
        onClick={() => void onCancel(one)}
      >
        {m.schedules.cancel}
      </Button>
    ),
  };
  return { facts, action };
}
