import type { InternalService } from '@ziba/shared/contracts/internal-services';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import * as addresses from '../addresses';
import { m } from './messages';

const facts: ListColumn<InternalService>[] = [
  textColumn({ title: m.fields.subject, text: ({ subject }) => subject, sort: 'subject' }),
  codeColumn({
    title: m.fields.system_code,
    code: ({ system_code }) => system_code,
    sort: 'system_code',
  }),
  numberColumn({
    title: m.costColumn,
    number: ({ prepayment_cost }) => prepayment_cost,
    sort: 'prepayment_cost',
  }),
  {
    title: m.fields.duration_months,
    cell: ({ duration_months: months }) => months && m.durationOf(formatNumber(months)),
    value: ({ duration_months }) => duration_months,
    sort: 'duration_months',
  },
  textColumn({
    title: m.fields.description,
    isLesser: true,
    text: ({ description }) => description,
    sort: 'description',
  }),
];

interface Rights {
  mayWrite: boolean;
  /** Undefined for users who may not archive. */
  onArchive: ((service: InternalService) => void) | undefined;
}

/** The columns of the list of internal services, with the actions that the user's rights allow. */
export function serviceColumns({ mayWrite, onArchive }: Rights): ListColumn<InternalService>[] {
  if (!mayWrite && !onArchive) return facts;
  const actions = actionsColumn<InternalService>({
    nameOf: ({ subject }) => formatText(subject),
    actions: (row) => [
      mayWrite && { label: common.edit, icon: 'edit', to: addresses.editInternalService(row.id) },
      onArchive && { label: common.archive, icon: 'archive', onSelect: () => onArchive(row) },
    ],
  });
  return [...facts, actions];
}
