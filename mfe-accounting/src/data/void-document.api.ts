import { api } from '@ziba/shared/api/client';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';

/**
 * Returns how to void a posted document of `path` with a reason; then `others`, which show it too, are read again.
 * Errors: 409 void already, or used by something later.
 */
export function useVoidDocument(path: string, ...others: string[]) {
  const invalidate = useInvalidate();
  return async (id: number, reason: string): Promise<void> => {
    await api.post(`${path}/${id}/void`, { reason });
    await invalidate(path, ...others, '/accounting', '/cash', '/reports');
  };
}
