import useSWR from 'swr';
import type { z } from 'zod';
import type { signedFiles } from '../contracts/files';
import type { ApiError } from './client';
import type { ResourceKey } from './fetch-key';

/** Milliseconds. Signed addresses are valid for ten minutes; new ones are read a little earlier. */
const refreshInterval = 8 * 60_000;

function listOf(names: readonly string[] | string | null | undefined): string[] {
  const list = typeof names === 'string' ? names.split(',') : (names ?? []);
  return list.map((name) => name.trim()).filter(Boolean);
}

function bareName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The cache key of the signed addresses of these files; null for none. */
export function signedKey(names: readonly string[]): ResourceKey | null {
  const key = [...new Set(names.map(bareName))].sort().join(',');
  return key ? (['/files', '/files/sign', { names: key }] satisfies ResourceKey) : null;
}

/**
 * Addresses for an `<img>` or a link, by the stored names as given (with or without folder, or a text with
 * commas between the names). Empty while they load; without the names that the server does not know.
 */
export function useFileUrls(
  names: readonly string[] | string | null | undefined,
): Record<string, string> {
  const wanted = listOf(names);
  const { data } = useSWR<z.output<typeof signedFiles>, ApiError>(signedKey(wanted), {
    refreshInterval,
    keepPreviousData: true,
  });
  const urls = data?.data ?? {};
  return Object.fromEntries(
    wanted.flatMap((name) => {
      const url = urls[bareName(name)] ?? urls[name];
      return url ? [[name, url]] : [];
    }),
  );
}
