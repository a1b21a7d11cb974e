import { useListParams } from '@ziba/shared/api/use-list-params';
import type { SmsMessage } from '@ziba/shared/contracts/sms';
import { statusColumn } from '@ziba/shared/domain/status-column';
import { todayIso } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { useMay } from '@ziba/shared/session/use-may';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useMemo, useState } from 'react';
import { messages } from '../../../data/sms.api';
import { m } from './messages';
import { MessageDialog } from './message-dialog';
import { MessageFilters } from './message-filters';
import { isResendable, ResendDialog } from './resend-dialog';

const read: ListColumn<SmsMessage>[] = [
  dateTimeColumn({
    title: m.columns.when,
    date: ({ created_at }) => created_at,
    sort: 'created_at',
  }),
  codeColumn({ title: m.columns.to, code: ({ to }) => to, sort: 'to' }),
  textColumn({ title: m.columns.text, wide: true, text: ({ body }) => body ?? m.hidden }),
  textColumn({ title: m.columns.kind, isLesser: true, text: ({ kind }) => m.kinds[kind] }),
  numberColumn({ title: m.columns.parts, isLesser: true, number: ({ parts }) => parts }),
  statusColumn({
    title: m.columns.status,
    of: 'sms',
    status: ({ status }) => status,
    sort: 'status',
  }),
];

/** The first day of the last seven or thirty days; undefined for all messages. */
const sinceOf = (days: string | undefined) =>
  days && /^\d{1,3}$/.test(days) ? addDays(todayIso(), -Number(days)) : undefined;

interface Shown {
  message: SmsMessage;
  as: 'view' | 'resend';
}

/** The messages of the clinic or of the platform, each with its text, timeline and another try. */
export function MessageTable() {
  const params = useListParams({ filters: ['status', 'kind', 'days'] });
  const { page, search, sort, filters, setPage, setSort } = params;
  const { days, ...asked } = filters;
  const list = messages.useList({ page, search, sort, ...asked, from: sinceOf(days) });
  const maySend = useMay('sms-panel', 'write');
  const [shown, show] = useState<Shown>();
  const columns = useMemo(() => [...read, actionsFor(maySend, show)], [maySend]);
  const close = () => show(undefined);

  return (
    <>
      <ResourceTable
        label={m.list}
        name="sms-messages"
        toolbar={<MessageFilters {...params} />}
        columns={columns}
        list={list}
        empty={<EmptyView icon="sms" title={m.empty} />}
        noMatch={m.nothingFound}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
      {shown?.as === 'view' && (
        <MessageDialog
          message={shown.message}
          onResend={
            maySend && isResendable(shown.message)
              ? () => show({ ...shown, as: 'resend' })
              : undefined
          }
          onClose={close}
        />
      )}
      {shown?.as === 'resend' && <ResendDialog message={shown.message} onClose={close} />}
    </>
  );
}

const actionsFor = (maySend: boolean, show: (shown: Shown) => void) =>
  actionsColumn<SmsMessage>({
    nameOf: ({ to }) => m.messageTo(to),
    actions: (message) => [
      { label: m.view, icon: 'show', onSelect: () => show({ message, as: 'view' }) },
      maySend &&
        isResendable(message) && {
          label: m.resend,
          icon: 'retry',
          onSelect: () => show({ message, as: 'resend' }),
        },
    ],
  });
