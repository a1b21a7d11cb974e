import type { Quote, ResourcePrice } from '@ziba/shared/contracts/resources-pricing';
import { pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aNamed } from '@ziba/shared/testing/samples';

const at = '2026-01-03T08:30:00.000Z';
const aPrice = (
  id: number,
  title: string,
  type: ResourcePrice['type'],
  price: number,
): ResourcePrice => ({
  ...{ id, version: 1, title, type, price, created_at: at, updated_at: at },
});

export const prices = [
  aPrice(1, '۲ گیگابایت', 'storage', 1_000_000),
  aPrice(2, '۱۰ گیگابایت', 'storage', 4_000_000),
  aPrice(3, 'اشتراک سالیانه', 'subscription', 20_000_000),
];

/** A quote for one chosen price. */
export const aQuote = (subtotal: number): Quote => ({
  lines: [
    { ...prices[0], unit_price: subtotal, quantity: 1, total: subtotal } as Quote['lines'][number],
  ],
  ...{ subtotal, tax_rate: 10, tax: subtotal / 10, total: subtotal + subtotal / 10 },
});

/** The answers to all calls of the wizard of a clinic. */
export const wizardAnswers: Record<string, FakeAnswer> = {
  'GET /clinic-categories': () => pageWith(aNamed({ id: 5, name: 'زیبایی' })),
  'GET /resources-pricing': () => pageWith(...prices),
  'POST /clinics/quote': () => aQuote(10_000_000),
  'GET /files/sign': ({ params }) => ({
    data: Object.fromEntries(
      String(params.names)
        .split(',')
        .map((name) => [name, `/uploads/${name}`]),
    ),
  }),
};
