import type { Invoice } from '@ziba/shared/contracts/invoices';
import { apiOf } from '../api';
import type { RunningProduct } from '../running-product';

/** Issues an invoice of the platform to the first clinic, and resolves to its id. */
export async function anUnpaidInvoice({ address }: RunningProduct): Promise<string> {
  const call = await apiOf(address, 'admin');
  const answer = await call('/admin/invoices', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      clinic_id: 1,
      title: 'آموزش',
      lines: [{ title: 'آموزش', unit_price: 90_000 }],
    }),
  });
  return String(((await answer.json()) as Invoice).id);
}
