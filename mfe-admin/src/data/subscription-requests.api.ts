import { api } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { SubscriptionRequest } from '@ziba/shared/contracts/subscription';

const path = '/admin/subscription-requests';

/** What clinics asked for to renew their subscription. */
export const subscriptionRequests = createResource<SubscriptionRequest>(path, {
  listPath: path,
  liveEvents: ['subscription_request.changed'],
});

/** Approves a request, which adds its days and its paid invoice, or refuses it with a reason. */
export function useDecide() {
  const invalidate = useInvalidate();
  const decide = async (id: number, decision: 'approve' | 'refuse', body: object) => {
    await api.post<SubscriptionRequest>(`${path}/${id}/${decision}`, body);
    await invalidate(path, '/admin/invoices', '/clinics');
  };
  return {
    approve: (id: number) => decide(id, 'approve', {}),
    refuse: (id: number, reason: string) => decide(id, 'refuse', { reason }),
  };
}
