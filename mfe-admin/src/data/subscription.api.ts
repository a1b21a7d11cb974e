import { api, ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { useLive } from '@ziba/shared/api/use-live';
import type { Invoice } from '@ziba/shared/contracts/invoices';
import type {
  Subscription,
  SubscriptionQuote,
  SubscriptionRequest,
  SubscriptionRequestInput,
} from '@ziba/shared/contracts/subscription';
import { useSession } from '@ziba/shared/session/use-session';
import useSWR, { type SWRResponse } from 'swr';

const resource = '/subscription';
const usePath = () => `/clinics/${useSession()?.clinic?.id}/subscription`;

/** The subscription of the own clinic with its requests, invoices and periods; a decision is shown at once. */
export function useSubscription(): SWRResponse<Subscription, ApiError> {
  const path = usePath();
  const answer = useSWR<Subscription, ApiError>([resource, path] satisfies ResourceKey);
  useLive(['subscription_request.changed'], () => void answer.mutate());
  return answer;
}

/** Reads an invoice of the own clinic with its lines, such as to print it. */
export function useReadOwnInvoice(): (id: number) => Promise<Invoice> {
  const clinicId = useSession()?.clinic?.id;
  return (id) => api.get<Invoice>(`/clinics/${clinicId}/invoices/${id}`);
}

/** What a further period of this many months costs; not asked for without a number. */
export function useQuote(months: number | undefined): SWRResponse<SubscriptionQuote, ApiError> {
  const path = `${usePath()}/quote`;
  return useSWR<SubscriptionQuote, ApiError>(
    months === undefined ? null : ([resource, path, { months }] satisfies ResourceKey),
    () => api.post<SubscriptionQuote>(path, { months }),
  );
}

/** Asks for a further period. If the price or the requests have changed meanwhile, they are read again. */
export function useRequestRenewal() {
  const path = `${usePath()}/requests`;
  const createOnce = useCreateKey(path);
  const invalidate = useInvalidate();
  return async (input: SubscriptionRequestInput): Promise<void> => {
    const request = createOnce(input, (idempotencyKey) =>
      api.post<SubscriptionRequest>(path, input, { idempotencyKey }),
    );
    await request.catch(async (error: unknown) => {
      if (error instanceof ApiError && error.status === 409) await invalidate(resource);
      throw error;
    });
    // Not awaited: the form goes away once the request is read, and has to end its saving before.
    void invalidate(resource);
  };
}

/** Withdraws a request that waits. */
export function useWithdrawRequest() {
  const path = `${usePath()}/requests`;
  const invalidate = useInvalidate();
  return async (id: number): Promise<void> => {
    await api.post(`${path}/${id}/withdraw`, {});
    await invalidate(resource);
  };
}
