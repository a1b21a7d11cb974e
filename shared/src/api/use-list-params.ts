import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toLatinDigits } from '../contracts/normalise';

export interface ListParams {
  page: number;
  search: string;
  /** A field name, or `-name` for the other direction. */
  sort: string | undefined;
  /** Every other parameter of the address. */
  filters: Record<string, string>;
  setPage: (page: number) => void;
  setSearch: (search: string) => void;
  setSort: (sort: string | undefined) => void;
  setFilter: (name: string, value: string | undefined) => void;
  /** Lifts search and filters; undefined while nothing narrows the list. */
  showAll: (() => void) | undefined;
}

const own = ['page', 'search', 'sort'];

function pageOf(text: string | null): number {
  const digits = toLatinDigits(text ?? '');
  return /^0*[1-9]\d{0,5}$/.test(digits) ? Number(digits) : 1;
}

function sortOf(text: string | null): string | undefined {
  return text !== null && /^-?[A-Za-z_]\w{0,39}$/.test(text) ? text : undefined;
}

/**
 * Page, search, sort and filters of a list, kept in the address (H18). What narrows or reorders the
 * list goes back to its first page; an unreadable page is the first.
 */
export function useListParams(): ListParams {
  const [params, setParams] = useSearchParams();
  // Two changes at once, and a search that waits while a filter changes, build upon each other.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const change = (name: string, value: string | undefined, replace: boolean) => {
    const next = new URLSearchParams(latest.current);
    // The same again is no change: a search field that repeats itself must not lose the page.
    if ((next.get(name) ?? '') === (value ?? '')) return;
    if (name !== 'page') next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    latest.current = next;
    setParams(next, { replace });
  };

  const search = params.get('search') ?? '';
  const filters = Object.fromEntries([...params].filter(([name]) => !own.includes(name)));
  const showAll = () => {
    const sort = latest.current.get('sort');
    latest.current = new URLSearchParams(sort ? { sort } : {});
    setParams(latest.current);
  };

  return {
    page: pageOf(params.get('page')),
    search,
    sort: sortOf(params.get('sort')),
    filters,
    showAll: search !== '' || Object.keys(filters).length > 0 ? showAll : undefined,
    setPage: (page) => change('page', page > 1 ? String(page) : undefined, false),
    // Each letter typed is no step to go back to.
    setSearch: (search) => change('search', search, true),
    setSort: (sort) => change('sort', sort, true),
    setFilter: (name, value) => change(name, value, false),
  };
}
