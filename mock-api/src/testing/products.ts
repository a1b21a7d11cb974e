import type { Call } from './call';
import { aProductInput } from './samples';

/**
 * Registers a product with `call`. Returns it with `stockNow`, which reads its stock, and `document`, which makes the
 * body of a financial document of it: by default 100,000 tomans and no purchased goods.
 */
export async function aStockedProduct(call: Call, overrides: Record<string, unknown> = {}) {
  const { body } = await call('POST', '/products', await aProductInput(call, overrides));
  const stockNow = async () => (await call('GET', `/products/${body.id}`)).body.stock;
  const document = (fields: Record<string, unknown>) => ({
    accounting_code: body.accounting_code,
    purchased_quantity: 0,
    paid_cost: 100_000,
    ...fields,
  });
  return { ...body, stockNow, document };
}
