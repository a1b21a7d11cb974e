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

const actionText = ({ action }: RegistryChange) => m.actions[action] ?? action;

/** Actions that change the default, and so reach all clinics. */
const forAll = ['activate', 'promote', 'roll_back'];

function clinicsText({ action, clinic, clinics }: RegistryChange): string | null {
  if (clinic) return formatText(clinic.name);
  if (clinics === null && forAll.includes(action)) return m.everybody;
  return clinics === null ? null : m.clinicCount(formatNumber(clinics));
}

/** The columns of the log of changes. `titleOf` returns the title of a section. */
export function auditColumns(titleOf: (section: string) => string): ListColumn<RegistryChange>[] {
  const subjectOf = ({ remote, section }: RegistryChange) =>
    remote ?? (section && titleOf(section));
  return [
    { title: m.what, cell: (change) => <b>{actionText(change)}</b>, value: actionText },
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
    { title: m.clinics, cell: clinicsText, value: clinicsText },
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
