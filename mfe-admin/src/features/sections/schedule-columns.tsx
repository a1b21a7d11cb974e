import type { SwitchSchedule } from '@ziba/shared/contracts/section-switches';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import type { Column } from '@ziba/shared/ui/tables/resource-table';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { m } from './messages';

/** The columns of what is scheduled, and the one that calls it off. */
export function scheduleColumns(
  titleOf: (section: string) => string,
  onCancel: (schedule: SwitchSchedule) => unknown,
) {
  const facts: Column<SwitchSchedule>[] = [
    {
      title: m.clinic,
      sort: 'clinic',
      cell: ({ clinic_name }) => formatText(clinic_name),
      value: ({ clinic_name }) => clinic_name,
    },
    {
      title: m.section,
      width: '8rem',
      sort: 'section',
      cell: ({ section }) => titleOf(section),
      value: ({ section }) => titleOf(section),
    },
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
    {
      ...dateTimeColumn<SwitchSchedule>({
        title: m.schedules.at,
        sort: 'at',
        date: ({ at }) => at,
      }),
      width: '10.5rem',
    },
    {
      title: m.schedules.by,
      width: '7rem',
      cell: ({ created_by }) => <Ltr>{created_by}</Ltr>,
      value: ({ created_by }) => created_by,
    },
    { title: m.schedules.reason, cell: ({ reason }) => formatText(reason) },
  ];
  const action: Column<SwitchSchedule> = {
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
