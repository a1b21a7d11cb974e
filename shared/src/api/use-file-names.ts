import useSWR from 'swr';
import type { z } from 'zod';
import type { signedFiles } from '../contracts/files';
import type { ApiError } from './client';
import { signedKey } from './use-file-urls';

/**
 * Returns a function from the stored name of a file to the name that its uploader gave it; until that is known
 * it returns the stored name without its folder. Shares its request with `useFileUrls` of the same files.
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
