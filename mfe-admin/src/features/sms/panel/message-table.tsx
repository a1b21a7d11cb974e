import { useListParams } from '@ziba/shared/api/use-list-params';
import { smsKinds, smsStatuses, smsStatusTitles } from '@ziba/shared/contracts/sms-texts';
import type { SmsMessage } from '@ziba/shared/contracts/sms';
import { statusColumn } from '@ziba/shared/domain/status-column';
import { useMay } from '@ziba/shared/session/use-may';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useMemo, useState } from 'react';
import { messages } from '../../../data/sms.api';
import { m } from './messages';
import { MessageDialog } from './message-dialog';
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

const statusOptions = smsStatuses.map((value) => ({ value, label: smsStatusTitles[value] }));
const kindOptions = smsKinds.map((value) => ({ value, label: m.kinds[value] }));

interface Shown {
  message: SmsMessage;
  as: 'view' | 'resend';
}

/** The messages of the clinic or of the platform, each with its text, timeline and another try (beyond D2, D3, N2). */
export function MessageTable() {
  const { page, search, sort, filters, ...set } = useListParams({ filters: ['status', 'kind'] });
  const list = messages.useList({ page, search, sort, ...filters });
  const maySend = useMay('sms-panel', 'write');
  const [shown, show] = useState<Shown>();
  const columns = useMemo(() => [...read, actionsFor(maySend, show)], [maySend]);
  const close = () => show(undefined);

  return (
    <>
      <ResourceTable
        label={m.list}
        name="sms-messages"
        toolbar={
          <>
            <SearchField label={m.search} value={search} onSearch={set.setSearch} />
            <FilterSelect
              label={m.status}
              value={filters.status}
              options={statusOptions}
              onChange={(status) => set.setFilter('status', status)}
            />
            <FilterSelect
              label={m.kind}
              value={filters.kind}
              options={kindOptions}
              onChange={(kind) => set.setFilter('kind', kind)}
            />
          </>
        }
        columns={columns}
        list={list}
        empty={<EmptyView icon="sms" title={m.empty} />}
        noMatch={m.nothingFound}
        page={page}
        onPage={set.setPage}
        sort={sort}
        onSort={set.setSort}
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
