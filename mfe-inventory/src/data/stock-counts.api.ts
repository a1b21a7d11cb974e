import { api } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type {
  StockCount,
  StockCountInput,
  StockCountLine,
  StockCountSheet,
} from '@ziba/shared/contracts/stock-counts';

/** The stock-takings of the clinic. */
export const counts = createResource<StockCount, StockCountInput>('/stock-counts');

/** One of them with its lines; it is read again when somebody else counts. */
export const sheets = createResource<StockCountSheet>('/stock-counts', { entity: 'stock_counts' });

interface Typed {
  productId: number;
  /** As it was typed. */
  counted: string;
  /** The version of the line that was seen. */
  version: number;
}

/** The calls that change an open count; each reads the sheet again. */
export function useCounting(id: number) {
  const invalidate = useInvalidate();
  const send = async <Answer>(what: string, body: object): Promise<Answer> => {
    try {
      return await api.post<Answer>(`/stock-counts/${id}/${what}`, body);
    } finally {
      // After a refusal too: somebody else may have counted or closed it.
      await invalidate('/stock-counts');
    }
  };
  return {
    scan: (code: string) => send<StockCountLine>('scans', { code }),
    type: ({ productId, ...line }: Typed) =>
      send<StockCountLine>('lines', { product_id: productId, ...line }),
    post: async (reason: string) => {
      await send<StockCountSheet>('post', { reason });
      await invalidate('/products', '/notifications');
    },
    cancel: () => send<StockCountSheet>('cancel', {}),
  };
}
