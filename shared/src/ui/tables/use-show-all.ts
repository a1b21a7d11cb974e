import { useListParams } from '../../api/use-list-params';

/**
 * Returns a function that removes search and filters from the address; undefined while none of them applies to this
 * list. `query` are the parameters of the list's request: a second list on the screen may ignore the address.
 */
export function useShowAll(query: Readonly<Record<string, unknown>> = {}) {
  const { search, filters, showAll } = useListParams();
  const inAddress = Object.entries({ ...filters, search });
  const isNarrowed = inAddress.some(
    ([name, value]) => value !== '' && String(query[name] ?? '') === value,
  );
  return isNarrowed ? showAll : undefined;
}
