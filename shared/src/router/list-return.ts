import { useLocation } from 'react-router-dom';

/** Navigation state of a link that leaves a list: the list's address with page, search and filters. */
export interface FromList {
  list: string;
}

/** The state for links from a list to its forms, so that these find the way back (`useListReturn`). */
export function useFromList(): FromList {
  const { pathname, search } = useLocation();
  return { list: pathname + search };
}

/**
 * Where a form returns to after saving: the list as it was left (same page, search and filters), or
 * `list` itself when the form was opened by its address.
 */
export function useListReturn(list: string): string {
  const from = (useLocation().state as Partial<FromList> | null)?.list;
  return typeof from === 'string' && from.split('?')[0] === list ? from : list;
}
