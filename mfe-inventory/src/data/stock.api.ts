import { ApiError } from '@ziba/shared/api/api-error';
import { api } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { Page } from '@ziba/shared/contracts/lists';
import type { Product } from '@ziba/shared/contracts/products';
import {
  deliveryKnownCode,
  type Delivery,
  type DeliveryInput,
  type KnownDelivery,
} from '@ziba/shared/contracts/stock-deliveries';
import type {
  MovedStock,
  StockLot,
  StockMovement,
  StockMovementInput,
} from '@ziba/shared/contracts/stock-movements';
import useSWR, { type SWRResponse } from 'swr';

/** The lots of a product that are in stock, in the order in which they will be used. */
export function useLots(productId: number): SWRResponse<Page<StockLot>, ApiError> {
  const path = `/products/${productId}/lots`;
  return useSWR<Page<StockLot>, ApiError>(['/products', path] satisfies ResourceKey);
}

/** A page of the movements of a product, the newest first. */
export function useMovements(
  productId: number,
  page: number,
): SWRResponse<Page<StockMovement>, ApiError> {
  const path = `/products/${productId}/movements`;
  const key = ['/products', path, { page }] satisfies ResourceKey;
  return useSWR<Page<StockMovement>, ApiError>(key, { keepPreviousData: true });
}

/** Moves goods of a product, once however often it is sent; then reads again what shows its stock. */
export function useMoveStock(): (id: number, movement: StockMovementInput) => Promise<MovedStock> {
  const invalidate = useInvalidate();
  const moveOnce = useCreateKey('/products/movements');
  return async (id, movement) => {
    const moved = await moveOnce({ id, ...movement }, (idempotencyKey) =>
      api.post<MovedStock>(`/products/${id}/movements`, movement, { idempotencyKey }),
    );
    await invalidate('/products', '/notifications');
    return moved;
  };
}

/** Goods that arrive; they change stocks and make inventory documents. */
export const deliveries = createResource<Delivery, DeliveryInput>('/stock-deliveries', {
  invalidates: ['/products', '/notifications', '/product-financial'],
});

/** The delivery that is there already, if that is why one was refused. */
export function knownDeliveryOf(error: unknown): KnownDelivery | undefined {
  if (!(error instanceof ApiError) || error.body.code !== deliveryKnownCode) return undefined;
  return error.body.details as KnownDelivery | undefined;
}

/** The product with a scanned barcode or a typed code. Throws an `ApiError` with status 404 if there is none. */
export const readProductByCode = (code: string) =>
  api.get<Product>(`/products/by-code/${encodeURIComponent(code)}`);
