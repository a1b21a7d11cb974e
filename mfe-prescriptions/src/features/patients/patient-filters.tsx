import type { ListParams } from '@ziba/shared/api/use-list-params';
import { notSeenMonths, patientStandings } from '@ziba/shared/contracts/patients';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatToman } from '@ziba/shared/format/money';
import { SearchAndFilters } from '@ziba/shared/ui/tables/filter-fold/search-and-filters';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import styled from 'styled-components';
import { m } from './messages';

interface Props extends Pick<
  ListParams<'standing' | 'not_seen'>,
  'search' | 'filters' | 'setSearch' | 'setFilter'
> {
  /** What all patients of the list owe together, in tomans; undefined where the server does not say it. */
  debts: number | undefined;
}

const standings = patientStandings.map((value) => ({ value, label: m.standings[value] }));
const periods = notSeenMonths.map((value) => ({
  value,
  label: m.months(toPersianDigits(value)),
}));

/** Search and filters of the list of patients, kept in the address, and what those on the list owe together. */
export function PatientFilters(props: Props) {
  const { filters, setFilter, debts } = props;
  return (
    <>
      <SearchAndFilters label={m.search} list={props}>
        <FilterSelect
          label={m.standing}
          value={filters.standing}
          options={standings}
          onChange={(value) => setFilter('standing', value)}
        />
        <FilterSelect
          label={m.notSeen}
          all={m.anyTime}
          value={filters.not_seen}
          options={periods}
          onChange={(value) => setFilter('not_seen', value)}
        />
      </SearchAndFilters>
      {debts !== undefined && (
        <Sum role="status">
          {m.debts} <b>{formatToman(debts)}</b>
        </Sum>
      )}
    </>
  );
}

const Sum = styled.p`
  color: var(--text-soft);
  font-size: var(--size-s);

  b {
    color: var(--text);
  }
`;
