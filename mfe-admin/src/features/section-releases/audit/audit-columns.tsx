import type { RegistryChange } from '@ziba/shared/contracts/section-switches';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { TwoLines } from '../two-lines';
import { m } from './messages';

const whatOf = ({ action }: RegistryChange) => m.actions[action] ?? action;

/** What changes the default reaches everybody. */
const forAll = ['activate', 'promote', 'roll_back'];

function whomOf({ action, clinic, clinics }: RegistryChange): string | null {
  if (clinic) return formatText(clinic.name);
  if (clinics === null && forAll.includes(action)) return m.everybody;
  return clinics === null ? null : m.clinicCount(formatNumber(clinics));
}

/** What the log tells of each change; `titleOf` knows what a section is called. */
export function auditColumns(titleOf: (section: string) => string): ListColumn<RegistryChange>[] {
  const subjectOf = ({ remote, section }: RegistryChange) =>
    remote ?? (section && titleOf(section));
  return [
    { title: m.what, cell: (change) => <b>{whatOf(change)}</b>, value: whatOf },
    {
      title: m.subject,
      cell: (change) =>
        subjectOf(change) && (
          <TwoLines below={change.version && <Ltr>{change.version}</Ltr>}>
            <bdi>{subjectOf(change)}</bdi>
          </TwoLines>
        ),
      value: (change) => [subjectOf(change), change.version].filter(Boolean).join(' '),
    },
    { title: m.clinics, cell: whomOf, value: whomOf },
    {
      title: m.by,
      cell: ({ by }) =>
        by === null ? (
          <StatusBadge tone="warning" icon="settings" label={m.server} />
        ) : (
          <bdi>{by}</bdi>
        ),
      value: ({ by }) => by ?? m.server,
    },
    dateTimeColumn({ title: m.at, date: ({ at }) => at }),
    textColumn({ title: m.reason, text: ({ reason }) => reason, wide: true }),
  ];
}
