import type { SubscriptionRequest } from '@ziba/shared/contracts/subscription';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { m as words } from '../../../widgets/invoices/messages';
import { RequestStatus } from '../../../widgets/invoices/request-status';
import { m } from './messages';

const { columns } = m;

/** The columns of the list of requests. */
export const requestColumns: ListColumn<SubscriptionRequest>[] = [
  textColumn({ title: columns.clinic, text: ({ clinic }) => clinic.name }),
  dateTimeColumn({ title: columns.at, date: ({ created_at }) => created_at }),
  numberColumn({
    title: columns.days,
    number: ({ days }) => days,
    format: (days) => m.days(formatNumber(days)),
  }),
  numberColumn({ title: columns.total, number: ({ total }) => total, format: formatToman }),
  codeColumn({ title: columns.reference, isLesser: true, code: ({ reference }) => reference }),
  {
    title: columns.status,
    cell: ({ status }) => <RequestStatus status={status} />,
    value: ({ status }) => words.requestStatuses[status],
  },
];
