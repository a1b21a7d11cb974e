import { useListParams } from '@ziba/shared/api/use-list-params';
import { Button } from '@ziba/shared/ui/controls/button';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { staffOptions } from '../../data/staff-options';
import { useDoctors } from '../../data/staff.api';
import { m } from './messages';

/** The list of closures in the address; the other tabs have lists of their own. */
export const closureParams = { list: 'closures', filters: ['of', 'past'] as const };

interface Props {
  /** Called to add a closure; undefined if the user may not. */
  onAdd: (() => void) | undefined;
}

/** Above the closures: adds one, and narrows the list to a doctor or widens it to past ones. */
export function ClosuresToolbar({ onAdd }: Props) {
  const { filters, setFilter } = useListParams(closureParams);
  const doctors = useDoctors().data?.data;
  const withPast = filters.past === 'all';
  return (
    <>
      {onAdd && (
        <Button tone="primary" icon="add" onClick={onAdd}>
          {m.closures.add}
        </Button>
      )}
      <FilterSelect
        label={m.closures.doctor}
        value={filters.of}
        options={staffOptions(doctors)}
        onChange={(id) => setFilter('of', id)}
      />
      <Button
        size="small"
        tone="quiet"
        aria-pressed={withPast}
        onClick={() => setFilter('past', withPast ? undefined : 'all')}
      >
        {m.closures.past}
      </Button>
    </>
  );
}
