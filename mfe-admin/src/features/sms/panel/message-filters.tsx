import type { ListParams } from '@ziba/shared/api/use-list-params';
import { smsKinds, smsStatuses, smsStatusTitles } from '@ziba/shared/contracts/sms-texts';
import { formatNumber } from '@ziba/shared/format/money';
import { SearchAndFilters } from '@ziba/shared/ui/tables/filter-fold/search-and-filters';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { m } from './messages';

const statusOptions = smsStatuses.map((value) => ({ value, label: smsStatusTitles[value] }));

const kindOptions = smsKinds.map((value) => ({ value, label: m.kinds[value] }));

const sinceOptions = ['7', '30'].map((value) => ({
  value,
  label: m.lastDays(formatNumber(Number(value))),
}));

type Params = ListParams<'status' | 'kind' | 'days'>;
type Props = Pick<Params, 'search' | 'filters' | 'setSearch' | 'setFilter'>;

/** The search and the filters of the sent messages. */
export function MessageFilters(props: Props) {
  const { filters, setFilter } = props;
  return (
    <SearchAndFilters label={m.search} list={props}>
      <FilterSelect
        label={m.status}
        value={filters.status}
        options={statusOptions}
        onChange={(status) => setFilter('status', status)}
      />
      <FilterSelect
        label={m.kind}
        value={filters.kind}
        options={kindOptions}
        onChange={(kind) => setFilter('kind', kind)}
      />
      <FilterSelect
        label={m.since}
        all={m.anyTime}
        options={sinceOptions}
        value={filters.days}
        onChange={(value) => setFilter('days', value)}
      />
    </SearchAndFilters>
  );
}
