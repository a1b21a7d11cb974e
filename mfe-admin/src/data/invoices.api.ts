import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type {
  Invoice,
  InvoicedClinic,
  InvoiceInput,
  InvoiceMonth,
  InvoicePaymentInput,
  InvoiceRefundInput,
  InvoiceRow,
  PlatformPayment,
} from '@ziba/shared/contracts/invoices';
import type { Page } from '@ziba/shared/contracts/lists';
import useSWR, { type SWRResponse } from 'swr';

const path = '/admin/invoices';

/** What clinics owe the platform. A paid period changes the subscription of its clinic. */
export const invoices = createResource<InvoiceRow, InvoiceInput>(path, {
  listPath: path,
  invalidates: ['/clinics'],
});

/** What was invoiced and received in each of the latest Jalali months. */
export const useInvoiceMonths = (): SWRResponse<Page<InvoiceMonth>, ApiError> =>
  useSWR<Page<InvoiceMonth>, ApiError>([path, `${path}/months`] satisfies ResourceKey);

/** One invoice with its lines and payments; not read without an id. */
export const useInvoice = (id: number | undefined): SWRResponse<Invoice, ApiError> =>
  useSWR<Invoice, ApiError>(
    id === undefined ? null : ([path, `${path}/${id}`] satisfies ResourceKey),
  );

/** One page of the invoices of a clinic, the latest first. */
export const useClinicInvoices = (
  id: number,
  page: number,
): SWRResponse<Page<InvoiceRow>, ApiError> =>
  useSWR<Page<InvoiceRow>, ApiError>(
    [path, `/clinics/${id}/invoices`, { page, limit: 10 }] satisfies ResourceKey,
    { keepPreviousData: true },
  );

/** One page of what a clinic has paid, the latest first. */
export const useClinicPayments = (
  id: number,
  page: number,
): SWRResponse<Page<PlatformPayment>, ApiError> =>
  useSWR<Page<PlatformPayment>, ApiError>(
    [path, `/clinics/${id}/payments`, { page, limit: 10 }] satisfies ResourceKey,
    { keepPreviousData: true },
  );

/** The clinics that an invoice may be issued to, found by name or code. */
export async function searchClinics(search: string, signal: AbortSignal) {
  const query = { search, limit: 20 };
  return (await api.get<Page<InvoicedClinic>>(`${path}/clinics`, query, { signal })).data;
}

/** The name of a clinic by its id; '' if there is none. */
export async function clinicName(id: string): Promise<string> {
  return (await api.get<Page<InvoicedClinic>>(`${path}/clinics`, { id })).data[0]?.name ?? '';
}

/** Registers a payment of an invoice or a refund, or voids it with a reason. */
export function useInvoiceChanges(id: number) {
  const invalidate = useInvalidate();
  const payments = `${path}/${id}/payments`;
  const refunds = `${path}/${id}/refunds`;
  const payOnce = useCreateKey(payments);
  const refundOnce = useCreateKey(refunds);
  const readAgain = () => invalidate(path, '/clinics');
  return {
    pay: async (payment: InvoicePaymentInput) => {
      await payOnce(payment, (idempotencyKey) =>
        api.post<Invoice>(payments, payment, { idempotencyKey }),
      );
      await readAgain();
    },
    refund: async (refund: InvoiceRefundInput) => {
      await refundOnce(refund, (idempotencyKey) =>
        api.post<Invoice>(refunds, refund, { idempotencyKey }),
      );
      await readAgain();
    },
    void: async (reason: string) => {
      await api.post<Invoice>(`${path}/${id}/void`, { reason });
      await readAgain();
    },
  };
}
