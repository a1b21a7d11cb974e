import type { ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { Page } from '@ziba/shared/contracts/lists';
import type {
  ProductFinancial,
  ProductFinancialInput,
} from '@ziba/shared/contracts/product-financial';
import type { Product } from '@ziba/shared/contracts/products';
import { useSession } from '@ziba/shared/session/use-session';
import useSWR from 'swr';

/** A document changes the product's stock, and with it the notifications of low stock. */
export const productDocuments = createResource<ProductFinancial, Partial<ProductFinancialInput>>(
  '/product-financial',
  { invalidates: ['/products', '/notifications', '/cash'], entity: 'product_financial' },
);

const productList = (clinicId: number | null | undefined) => `/products/clinic/${clinicId}`;

/** The products of the clinic, to choose from. */
export const products = createResource<Product>('/products', {
  listPath: ({ user }) => productList(user.clinic_id),
});

/** The product with exactly this accounting code; null when there is none, undefined until known. */
export function useProductByCode(code: string): Product | null | undefined {
  const clinicId = useSession()?.user.clinic_id;
  const key = ['/products', productList(clinicId), { search: code, page: 1, limit: 50 }] as const;
  const { data } = useSWR<Page<Product>, ApiError>(code ? (key satisfies ResourceKey) : null);
  if (!code || !data) return undefined;
  return data.data.find(({ accounting_code }) => accounting_code === code) ?? null;
}
