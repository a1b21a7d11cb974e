import { useListParams } from '@ziba/shared/api/use-list-params';
import type { Broadcast } from '@ziba/shared/contracts/sms';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { ProgressBar } from '@ziba/shared/ui/controls/progress-bar';
import { buttonColumn } from '@ziba/shared/ui/tables/columns/button-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useEffect, useMemo, useState } from 'react';
import { broadcasts } from '../../../data/sms.api';
import { m } from './messages';
import { StopDialog, waitingOf } from './stop-dialog';

const words = m.broadcasts;
/** How often the progress is read while messages wait, in milliseconds. */
const readAgain = 4000;

const read: ListColumn<Broadcast>[] = [
  dateTimeColumn({ title: words.when, date: ({ send_at }) => send_at, sort: 'send_at' }),
  textColumn({ title: words.title, wide: true, text: ({ title, body }) => title ?? body }),
  textColumn({ title: words.audience, text: ({ audience }) => words.audiences[audience] }),
  numberColumn({
    title: words.recipients,
    number: ({ recipients }) => recipients,
    sort: 'recipients',
  }),
  {
    title: words.progress,
    cell: (row) => <Progress {...row} />,
    value: ({ sent, failed, recipients }) => `${sent + failed}/${recipients}`,
  },
];

/** Broadcasts with their progress, and how to stop what still waits. */
export function BroadcastTable() {
  const { page, search, sort, ...set } = useListParams({ list: 'broadcasts', filters: [] });
  const list = broadcasts.useList({ page, search, sort });
  const mayStop = useMay('sms-panel', 'write');
  const [stopping, stop] = useState<Broadcast>();
  const columns = useMemo(() => (mayStop ? [...read, stopColumn(stop)] : read), [mayStop]);
  const { mutate } = list;
  const isRunning = list.data?.data.some((row) => waitingOf(row) > 0) ?? false;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void mutate(), readAgain);
    return () => clearInterval(timer);
  }, [isRunning, mutate]);

  return (
    <>
      <ResourceTable
        label={words.list}
        name="sms-broadcasts"
        toolbar={<SearchField label={words.search} value={search} onSearch={set.setSearch} />}
        columns={columns}
        list={list}
        empty={<EmptyView icon="sms" title={words.empty} />}
        noMatch={words.nothingFound}
        onShowAll={set.showAll}
        page={page}
        onPage={set.setPage}
        sort={sort}
        onSort={set.setSort}
      />
      {stopping && <StopDialog broadcast={stopping} onClose={() => stop(undefined)} />}
    </>
  );
}

const stopColumn = (stop: (row: Broadcast) => void) =>
  buttonColumn<Broadcast>({
    label: (row) => (waitingOf(row) > 0 ? words.stop : undefined),
    nameOf: ({ title, body }) => formatText(title ?? body),
    icon: 'close',
    onPress: stop,
  });

function Progress({ title, body, recipients, sent, failed }: Broadcast) {
  const done = sent + failed;
  const text = words.done(formatNumber(done), formatNumber(recipients));
  return (
    <>
      <ProgressBar
        label={formatText(title ?? body)}
        value={done}
        max={recipients}
        text={text}
        quiet
      />
      <small>
        {text}
        {failed > 0 && ` · ${words.failed(formatNumber(failed))}`}
      </small>
    </>
  );
}
