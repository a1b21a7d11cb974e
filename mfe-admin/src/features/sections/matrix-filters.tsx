import type { ListParams } from '@ziba/shared/api/use-list-params';
import { matrixStates, type MatrixColumn } from '@ziba/shared/contracts/section-switches';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { m } from './messages';

/** The filters of the matrix, by their names in the API. */
export const matrixFilters = ['state', 'section'] as const;
export type MatrixParams = ListParams<(typeof matrixFilters)[number]>;

interface Props extends Pick<MatrixParams, 'search' | 'filters' | 'setSearch' | 'setFilter'> {
  sections: readonly MatrixColumn[];
}

const states = matrixStates.map((value) => ({ value, label: m.states[value] }));

/** The search and the filters of the matrix. The section filter narrows the state filter to one section. */
export function MatrixFilters({ sections, search, filters, setSearch, setFilter }: Props) {
  return (
    <>
      <SearchField label={m.search} value={search} onSearch={setSearch} />
      <FilterSelect
        label={m.state}
        all={m.anyState}
        options={states}
        value={filters.state}
        onChange={(state) => {
          setFilter('state', state);
          if (!state) setFilter('section', undefined);
        }}
      />
      {filters.state && (
        <FilterSelect
          label={m.section}
          all={m.anySection}
          options={sections.map(({ section, title }) => ({ value: section, label: title }))}
          value={filters.section}
          onChange={(section) => setFilter('section', section)}
        />
      )}
    </>
  );
}
