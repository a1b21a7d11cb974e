import type { ListParams } from '@ziba/shared/api/use-list-params';
import type { Named } from '@ziba/shared/contracts/named';
import { productStatuses, type productQuery } from '@ziba/shared/contracts/products';
import { formatText } from '@ziba/shared/format/text';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import type { z } from 'zod';
import { productCategories, productTypes } from '../../data/inventory.api';
import { m } from './messages';

/** The filters of the product list, as the server calls them. */
export const productFilters = [
  'type_id',
  'category_id',
  'status',
] as const satisfies readonly Name[];
type Name = keyof z.input<typeof productQuery>;

interface Props extends Pick<
  ListParams<(typeof productFilters)[number]>,
  'search' | 'filters' | 'setSearch' | 'setFilter'
> {
  /** Whether the list was read: only then the options of the filters are read. */
  isListLoaded: boolean;
}

const statuses = productStatuses.map((value) => ({ value, label: m.statuses[value] }));
const optionsOf = (list: { data: Named[] } | undefined) =>
  (list?.data ?? []).map(({ id, name }) => ({ value: id, label: formatText(name) }));

/** Loaded on phones only, beside the rows: other screens need no further code before the first row. */
const PhoneFold = lazyPart(async () => (await import('./phone-fold')).PhoneFold);

/** The search and the filters of the product list, kept in the address; on phones the filters are folded. */
export function InventoryFilters(props: Props) {
  const { isListLoaded, search, filters, setSearch, setFilter } = props;
  const types = productTypes.useAll(isListLoaded);
  const categories = productCategories.useAll(isListLoaded);
  const selects = (
    <>
      <FilterSelect
        label={m.fields.type}
        value={filters.type_id}
        options={optionsOf(types.data)}
        onChange={(value) => setFilter('type_id', value)}
      />
      <FilterSelect
        label={m.fields.category}
        value={filters.category_id}
        options={optionsOf(categories.data)}
        onChange={(value) => setFilter('category_id', value)}
      />
      <FilterSelect
        label={m.fields.status}
        value={filters.status}
        options={statuses}
        onChange={(value) => setFilter('status', value)}
      />
    </>
  );
  return (
    <>
      <SearchField label={m.search} value={search} onSearch={setSearch} />
      {window.matchMedia('(max-width: 30rem)').matches ? (
        <PhoneFold values={filters}>{selects}</PhoneFold>
      ) : (
        selects
      )}
    </>
  );
}
