import { createResource } from '@ziba/shared/api/create-resource';
import type { SubscriptionRequest } from '@ziba/shared/contracts/subscription';
import { useDecisions, type Decisions } from './decisions.api';

const path = '/admin/subscription-requests';

/** What clinics asked for to renew their subscription. */
export const subscriptionRequests = createResource<SubscriptionRequest>(path, {
  listPath: path,
  liveEvents: ['subscription_request.changed'],
});

/** Approves a request, which adds its days and its paid invoice, or refuses it with a reason. */
export const useDecideOnRenewal = (id: number): Decisions =>
  useDecisions(`${path}/${id}`, [path, '/admin/invoices', '/clinics']);
