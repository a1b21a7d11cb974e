import { useListParams } from '../../api/use-list-params';

/**
 * Lifts the search and the filters of the address; undefined while none of them narrows this list. What the
 * list was asked for must hold the same words: a second list on the screen is not narrowed by the first.
 */
export function useShowAll(query: Readonly<Record<string, unknown>> = {}) {
  const { search, filters, showAll } = useListParams();
  const inAddress = Object.entries({ ...filters, search });
  const isNarrowed = inAddress.some(
    ([name, value]) => value !== '' && String(query[name] ?? '') === value,
  );
  return isNarrowed ? showAll : undefined;
}
