import type { ReactNode } from 'react';
import type { ListParams } from '../../../api/use-list-params';
import { SearchField } from '../search-field';
import { FilterFold } from './filter-fold';

interface Props {
  /** What the search finds; also its placeholder. */
  label: string;
  /** The parameters of the list, from its address. */
  list: Pick<ListParams, 'search' | 'setSearch'> & {
    filters: Readonly<Record<string, string | undefined>>;
  };
  /** The filters. */
  children: ReactNode;
}

/** What stands above a list: its search, and beside it the filters, which fold on phones. */
export const SearchAndFilters = ({ label, list, children }: Props) => (
  <>
    <SearchField label={label} value={list.search} onSearch={list.setSearch} />
    <FilterFold values={list.filters}>{children}</FilterFold>
  </>
);
