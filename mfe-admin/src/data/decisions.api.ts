import { api } from '@ziba/shared/api/client';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';

/** What the operator decides about one request of a clinic. */
export interface Decisions {
  approve: () => Promise<void>;
  /** With a reason that the clinic reads. */
  refuse: (reason: string) => Promise<void>;
}

/** The decisions on the request at this address; afterwards the resources that they change are read again. */
export function useDecisions(address: string, changed: readonly string[]): Decisions {
  const invalidate = useInvalidate();
  const decide = async (what: 'approve' | 'refuse', body: object) => {
    await api.post(`${address}/${what}`, body);
    await invalidate(...changed);
  };
  return {
    approve: () => decide('approve', {}),
    refuse: (reason) => decide('refuse', { reason }),
  };
}
