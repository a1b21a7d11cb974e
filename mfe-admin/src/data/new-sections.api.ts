import { api } from '@ziba/shared/api/client';
import { sendOnce } from '@ziba/shared/api/send-once';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { useLiveRows } from '@ziba/shared/api/use-live';
import type { Page } from '@ziba/shared/contracts/lists';
import type {
  AcceptAnswer,
  AcceptInput,
  NewSection,
} from '@ziba/shared/contracts/section-switches';
import useSWR from 'swr';
import { stalePaths } from './matrix.api';

const path = '/registry/new-sections';

/** The sections that wait to be accepted, oldest first; updated when teams release new ones. */
export function useNewSections() {
  useLiveRows(['registry.changed'], path);
  return useSWR<Page<NewSection>, Error>([path, path]);
}

/**
 * Accepts a section and switches it on for clinics; resolves to the clinics that changed. A retry after a
 * lost answer gets the same answer.
 */
export function useAccept() {
  const invalidate = useInvalidate();
  return async (section: string, input: AcceptInput) => {
    const url = `${path}/${section}/accept`;
    const answer = await sendOnce(url, input, (idempotencyKey) =>
      api.post<AcceptAnswer>(url, input, { idempotencyKey }),
    );
    await invalidate(path, '/registry/sections', ...stalePaths);
    return answer;
  };
}
