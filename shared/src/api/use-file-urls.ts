import useSWR from 'swr';
import type { z } from 'zod';
import type { signedFiles } from '../contracts/files';
import type { ApiError } from './client';
import type { ResourceKey } from './fetch-key';

/** Signed addresses live ten minutes; fresh ones are fetched a little earlier. */
const freshFor = 8 * 60_000;

function listOf(names: readonly string[] | string | null | undefined): string[] {
  const list = typeof names === 'string' ? names.split(',') : (names ?? []);
  return list.map((name) => name.trim()).filter(Boolean);
}

function bareName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** What the server is asked for these files; null for none. */
export function signedKey(names: readonly string[]): ResourceKey | null {
  const key = [...new Set(names.map(bareName))].sort().join(',');
  return key ? (['/files', '/files/sign', { names: key }] satisfies ResourceKey) : null;
}

/**
 * Addresses that an `<img>` or a link can use, by stored name as given (bare, with its folder, or the
 * texts' comma-joined list). Empty until known; a name that the server does not know is missing.
 */
export function useFileUrls(
  names: readonly string[] | string | null | undefined,
): Record<string, string> {
  const asked = listOf(names);
  const { data } = useSWR<z.output<typeof signedFiles>, ApiError>(signedKey(asked), {
    refreshInterval: freshFor,
    keepPreviousData: true,
  });
  const urls = data?.data ?? {};
  return Object.fromEntries(
    asked.flatMap((name) => {
      const url = urls[bareName(name)] ?? urls[name];
      return url ? [[name, url]] : [];
    }),
  );
}
