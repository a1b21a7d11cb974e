import { useSWRConfig } from 'swr';

/** Returns a function that reads all cached answers of the named resources again; '/a' does not match '/a-b'. */
export function useInvalidate(): (...resources: string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...resources) => {
    await mutate((key) => Array.isArray(key) && resources.includes(String(key[0])));
  };
}
