import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import useSWR from 'swr';
import { pageTexts, type PageTexts } from '../page-data';

const key = ['/settings/general', '/settings/general'] satisfies ResourceKey;

/**
 * The general settings of the page. They are not requested again, but when a screen changes them, the frame shows the
 * new ones at once.
 */
export function useProductTexts(): PageTexts {
  const { data } = useSWR<PageTexts>(key, {
    fallbackData: pageTexts(),
    revalidateOnMount: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return data ?? pageTexts();
}
