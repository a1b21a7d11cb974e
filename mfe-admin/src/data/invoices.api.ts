import type { ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { Invoice, InvoiceMonth, InvoiceRow } from '@ziba/shared/contracts/invoices';
import type { Page } from '@ziba/shared/contracts/lists';
import useSWR, { type SWRResponse } from 'swr';

const path = '/admin/invoices';

/** What clinics owe the platform. */
export const invoices = createResource<InvoiceRow>(path, { listPath: path });

/** What was invoiced and received in each of the latest Jalali months. */
export const useInvoiceMonths = (): SWRResponse<Page<InvoiceMonth>, ApiError> =>
  useSWR<Page<InvoiceMonth>, ApiError>([path, `${path}/months`] satisfies ResourceKey);

/** One invoice with its lines and payments; not read without an id. */
export const useInvoice = (id: number | undefined): SWRResponse<Invoice, ApiError> =>
  useSWR<Invoice, ApiError>(
    id === undefined ? null : ([path, `${path}/${id}`] satisfies ResourceKey),
  );
