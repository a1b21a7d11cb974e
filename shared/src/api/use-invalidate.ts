import { useSWRConfig } from 'swr';

/** Re-reads everything cached for the named resources; compared whole, so '/a' leaves '/a-b' alone. */
export function useInvalidate(): (...resources: string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...resources) => {
    await mutate((key) => Array.isArray(key) && resources.includes(String(key[0])));
  };
}
