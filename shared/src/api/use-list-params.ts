import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toLatinDigits } from '../contracts/normalise';

/** The values of the filters that stand in the address; any name where the list does not say which it has. */
type Filters<Name extends string> = string extends Name
  ? Record<string, string>
  : { [one in Name]?: string };

export interface ListParams<Filter extends string = string> {
  page: number;
  search: string;
  /** A field name, or `-name` for the other direction. */
  sort: string | undefined;
  /** What narrows the list, and nothing else that stands in the address. */
  filters: Filters<Filter>;
  setPage: (page: number) => void;
  setSearch: (search: string) => void;
  setSort: (sort: string | undefined) => void;
  setFilter: (name: Filter, value: string | undefined) => void;
  /** Lifts search and filters; undefined while nothing narrows the list. */
  showAll: (() => void) | undefined;
}

interface ListOptions<Filter extends string> {
  /** The name of the list in the address, where two lists stand on one screen. */
  list?: string;
  /** The filters that the server knows. Other parameters of the address are none, and are not sent. */
  filters?: readonly Filter[];
}

const own = ['page', 'search', 'sort'];

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
  const mine = list === undefined ? '' : `${list}.`;
  return Object.fromEntries(
    [...params]
      .filter(([name]) => name.startsWith(mine))
      .map(([name, value]) => [name.slice(mine.length), value] as const)
      // What has a point in it belongs to a list with a name.
      .filter(([name]) => !name.includes('.'))
      .filter(([name]) => !filters || own.includes(name) || filters.includes(name)),
  );
}

/** The address, and how to change it: two changes at once, and a search that waits while a filter changes, build upon each other. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  /** The addresses that were asked for here and are not drawn yet. */
  const asked = useRef<string[]>([]);
  useEffect(() => {
    const place = asked.current.indexOf(params.toString());
    // Drawn late: the changes that came after it are still on their way.
    if (place >= 0 && place < asked.current.length - 1) {
      asked.current = asked.current.slice(place + 1);
      return;
    }
    asked.current = [];
    latest.current = params;
  }, [params]);

  const ask = (next: URLSearchParams, options?: { replace: boolean }) => {
    latest.current = next;
    asked.current = [...asked.current, next.toString()];
    setParams(next, options);
  };
  return { params, latest, ask };
}

/**
 * Page, search, sort and filters of a list, kept in the address (H18). What narrows or reorders the
 * list goes back to its first page; an unreadable page is the first. A list names its filters:
 * `useListParams({ filters: ['status'] })`. Where two lists stand on one screen, one of them has a name:
 * `useListParams('plans')`, in full `useListParams({ list: 'plans' })`, reads and writes `?plans.page=2`.
 */
export function useListParams<Filter extends string = string>(
  about: string | ListOptions<Filter> = {},
): ListParams<Filter> {
  const options: ListOptions<string> = typeof about === 'string' ? { list: about } : about;
  const { params, latest, ask } = useAddress();

  const inAddress = (name: string) => (options.list ? `${options.list}.${name}` : name);
  const change = (name: string, value: string | undefined, replace: boolean) => {
    const next = new URLSearchParams(latest.current);
    const full = inAddress(name);
    // The same again is no change: a search field that repeats itself must not lose the page.
    if ((next.get(full) ?? '') === (value ?? '')) return;
    if (name !== 'page') next.delete(inAddress('page'));
    if (value) next.set(full, value);
    else next.delete(full);
    ask(next, { replace });
  };

  const mine = paramsOf(params, options);
  const { page, search = '', sort } = mine;
  const filters = Object.fromEntries(Object.entries(mine).filter(([name]) => !own.includes(name)));
  const showAll = () => {
    const next = new URLSearchParams(latest.current);
    for (const name of Object.keys(paramsOf(next, options))) {
      if (name !== 'sort') next.delete(inAddress(name));
    }
    ask(next);
  };

  return {
    page: pageOf(page),
    search,
    sort: sortOf(sort),
    filters: filters as Filters<Filter>,
    showAll: search !== '' || Object.keys(filters).length > 0 ? showAll : undefined,
    setPage: (page) => change('page', page > 1 ? String(page) : undefined, false),
    // Each letter typed is no step to go back to.
    setSearch: (search) => change('search', search, true),
    setSort: (sort) => change('sort', sort, true),
    setFilter: (name, value) => change(name, value, false),
  };
}
