import type { PriceChange } from '@ziba/shared/contracts/resources-pricing';
import { formatToman } from '@ziba/shared/format/money';
import { Collapsible } from '@ziba/shared/ui/controls/collapsible';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { useState } from 'react';
import { usePriceHistory } from '../../data/clinic-prices.api';
import { resourceNames } from '../../widgets/bill/messages';
import { m } from './messages';

const words = m.history;
const { columns: titles } = words;

const columns: ListColumn<PriceChange>[] = [
  dateTimeColumn({ title: titles.at, date: ({ at }) => at }),
  textColumn({ title: titles.type, isLesser: true, text: ({ type }) => resourceNames[type] }),
  textColumn({ title: titles.name, text: ({ title }) => title }),
  numberColumn({ title: titles.before, number: ({ before }) => before, format: formatToman }),
  numberColumn({ title: titles.after, number: ({ after }) => after, format: formatToman }),
  textColumn({ title: titles.user, isLesser: true, text: ({ user_name }) => user_name }),
];

/** Every price that was set, changed or archived, the latest first. */
export function PriceHistory() {
  const [page, setPage] = useState(1);
  return (
    <Collapsible title={words.title}>
      <ResourceTable
        label={words.title}
        columns={columns}
        list={usePriceHistory(page)}
        empty={words.empty}
        page={page}
        onPage={setPage}
      />
    </Collapsible>
  );
}
