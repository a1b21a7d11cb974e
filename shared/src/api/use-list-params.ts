import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toLatinDigits } from '../contracts/digits';

/** Filter values by name; any name when the list does not declare its filters. */
type Filters<Name extends string> = string extends Name
  ? Record<string, string>
  : { [one in Name]?: string };

export interface ListParams<Filter extends string = string> {
  page: number;
  search: string;
  /** A field name, or `-name` for descending order. */
  sort: string | undefined;
  /** The filters of this list only; other parameters of the address are left out. */
  filters: Filters<Filter>;
  setPage: (page: number) => void;
  setSearch: (search: string) => void;
  setSort: (sort: string | undefined) => void;
  setFilter: (name: Filter, value: string | undefined) => void;
  /** Clears search and filters; undefined while there are none. */
  showAll: (() => void) | undefined;
}

interface ListOptions<Filter extends string> {
  /** The name of the list in the address, for a screen with two lists. */
  list?: string;
  /** The filters that the server accepts. Other parameters of the address are not sent. */
  filters?: readonly Filter[];
}

const listParams = ['page', 'search', 'sort'];

function pageOf(text: string | undefined): number {
  const digits = toLatinDigits(text ?? '');
  return /^0*[1-9]\d{0,5}$/.test(digits) ? Number(digits) : 1;
}

function sortOf(text: string | undefined): string | undefined {
  return text !== undefined && /^-?[A-Za-z_]\w{0,39}$/.test(text) ? text : undefined;
}

/** The parameters of one list by their plain names: `plans.page` is `page` of the list `plans`. */
function paramsOf(
  params: URLSearchParams,
  { list, filters }: ListOptions<string>,
): Record<string, string> {
  const prefix = list === undefined ? '' : `${list}.`;
  return Object.fromEntries(
    [...params]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value] as const)
      // A name with a point belongs to another list.
      .filter(([name]) => !name.includes('.'))
      .filter(([name]) => !filters || listParams.includes(name) || filters.includes(name)),
  );
}

/**
 * The query of the address, and how to change it. Each change builds on the one before, also when the page was
 * not rendered in between: two changes at once, or a debounced search while a filter changes.
 */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  /** The addresses that were set and are not rendered yet. */
  const pending = useRef<string[]>([]);
  useEffect(() => {
    const index = pending.current.indexOf(params.toString());
    // An older address is rendered late: the changes after it are still to come.
    if (index >= 0 && index < pending.current.length - 1) {
      pending.current = pending.current.slice(index + 1);
      return;
    }
    pending.current = [];
    latest.current = params;
  }, [params]);

  const setAddress = (next: URLSearchParams, options?: { replace: boolean }) => {
    latest.current = next;
    pending.current = [...pending.current, next.toString()];
    setParams(next, options);
  };
  return { params, latest, setAddress };
}

/**
 * Page, search, sort and filters of a list, kept in the address. A change of search, sort or filters
 * goes back to the first page; an unreadable page number counts as the first. A list declares its filters:
 * `useListParams({ filters: ['status'] })`. On a screen with two lists, one of them gets a name:
 * `useListParams('plans')`, short for `useListParams({ list: 'plans' })`, reads and writes `?plans.page=2`.
 */
export function useListParams<Filter extends string = string>(
  listOrOptions: string | ListOptions<Filter> = {},
): ListParams<Filter> {
  const options: ListOptions<string> =
    typeof listOrOptions === 'string' ? { list: listOrOptions } : listOrOptions;
  const { params, latest, setAddress } = useAddress();

  const inAddress = (name: string) => (options.list ? `${options.list}.${name}` : name);
  const change = (name: string, value: string | undefined, replace: boolean) => {
    const next = new URLSearchParams(latest.current);
    const full = inAddress(name);
    // The same value is no change: a search field that reports it again must not reset the page.
    if ((next.get(full) ?? '') === (value ?? '')) return;
    if (name !== 'page') next.delete(inAddress('page'));
    if (value) next.set(full, value);
    else next.delete(full);
    setAddress(next, { replace });
  };

  const values = paramsOf(params, options);
  const { page, search = '', sort } = values;
  const filters = Object.fromEntries(
    Object.entries(values).filter(([name]) => !listParams.includes(name)),
  );
  const showAll = () => {
    const next = new URLSearchParams(latest.current);
    for (const name of Object.keys(paramsOf(next, options))) {
      if (name !== 'sort') next.delete(inAddress(name));
    }
    setAddress(next);
  };

  return {
    page: pageOf(page),
    search,
    sort: sortOf(sort),
    filters: filters as Filters<Filter>,
    showAll: search !== '' || Object.keys(filters).length > 0 ? showAll : undefined,
    setPage: (page) => change('page', page > 1 ? String(page) : undefined, false),
    // Replaces the history entry, so that the back button does not go through every typed letter.
    setSearch: (search) => change('search', search, true),
    setSort: (sort) => change('sort', sort, true),
    setFilter: (name, value) => change(name, value, false),
  };
}
