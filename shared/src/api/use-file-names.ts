import useSWR from 'swr';
import type { z } from 'zod';
import type { signedFiles } from '../contracts/files';
import type { ApiError } from './client';
import { signedKey } from './use-file-urls';

/**
 * What people called stored files, by stored name as given; the bare stored name until it is known. Asks
 * for nothing that `useFileUrls` of the same files does not ask for.
 */
export function useFileNames(names: readonly string[]): (name: string) => string {
  const { data } = useSWR<z.output<typeof signedFiles>, ApiError>(signedKey(names), {
    keepPreviousData: true,
  });
  return (name) => {
    const bare = name.slice(name.lastIndexOf('/') + 1);
    return data?.names?.[bare] ?? bare;
  };
}
