import { useLocation } from 'react-router-dom';

/** Navigation state of a link in a list: the address of the list with page, search and filters. */
export interface FromList {
  list: string;
}

/** The state for links from a list to its screens, from which they lead back to the list (`useListReturn`). */
export function useFromList(): FromList {
  const { pathname, search } = useLocation();
  return { list: pathname + search };
}

/** The state with which the current screen was opened, for links from it to screens that lead back to the same list. */
export function usePassedList(): FromList | undefined {
  const state = useLocation().state as Partial<FromList> | null;
  return typeof state?.list === 'string' ? { list: state.list } : undefined;
}

/**
 * The address of the list that a screen leads back to: the list with its page, search and filters, or `list` without
 * them when the screen was not opened from there. `otherLists` are further lists that open the same screen; opened
 * from one of them, it leads back to that one.
 */
export function useListReturn(list: string, ...otherLists: readonly string[]): string {
  const from = usePassedList()?.list;
  const lists: (string | undefined)[] = [list, ...otherLists];
  return from && lists.includes(from.split('?')[0]) ? from : list;
}
