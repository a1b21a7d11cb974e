import { useLocation } from 'react-router-dom';

/** Navigation state of a link in a list: the address of the list with page, search and filters. */
export interface FromList {
  list: string;
}

/** The state for links from a list to its forms, from which the forms return to the list (`useListReturn`). */
export function useFromList(): FromList {
  const { pathname, search } = useLocation();
  return { list: pathname + search };
}

/**
 * The address that a form returns to after saving: the list with its page, search and filters, or `list` without
 * them when the form was not opened from there.
 */
export function useListReturn(list: string): string {
  const from = (useLocation().state as Partial<FromList> | null)?.list;
  return typeof from === 'string' && from.split('?')[0] === list ? from : list;
}
