import type { Invoice } from '@ziba/shared/contracts/invoices';
import { apiOf } from '../api';
import type { RunningProduct } from '../running-product';

/** Calls the API as the platform's operator, and resolves to the invoice of the answer. */
async function caller({ address }: RunningProduct) {
  const call = await apiOf(address, 'admin');
  const headers = { 'Content-Type': 'application/json' };
  return async (path: string, body: object): Promise<Invoice> => {
    const answer = await call(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Invoice;
  };
}

/** Issues an invoice of the platform to the first clinic, and resolves to its id. */
export async function anUnpaidInvoice(product: RunningProduct): Promise<string> {
  const lines = [{ title: 'آموزش', unit_price: 90_000 }];
  const post = await caller(product);
  const { id } = await post('/admin/invoices', { clinic_id: 1, title: 'آموزش', lines });
  return String(id);
}

/** As before, with a payment of a part. */
export async function aPaidInvoice(product: RunningProduct): Promise<string> {
  const id = await anUnpaidInvoice(product);
  await (
    await caller(product)
  )(`/admin/invoices/${id}/payments`, { amount: 50_000 });
  return id;
}
