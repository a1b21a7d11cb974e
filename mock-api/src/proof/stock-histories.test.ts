import { roundGoods } from '../modules/products/stock';
import { consumeStock } from '../modules/products/consume';
import { Refusal } from '../lib/refusal';
import type { Member } from '../lib/actor';
import { addDays, todayInTehran } from '../lib/tehran';
import type { Random } from '../seed/random';
import type { Answer } from '../testing/call';
import { runHistories, type History } from '../testing/histories';
import { aStockedProduct } from '../testing/products';
import { startApi, type TestApi } from '../testing/start-api';

/*
 * Whoever moves goods, through whatever door: a stock is the sum of its movements and of its lots, and no lot is below
 * zero. `HISTORIES=1000` runs a thousand histories.
 */

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const wrongStocks = `
  select p.id, p.stock,
    (select coalesce(sum(quantity), 0) from stock_movements m
      where m.clinic_id = p.clinic_id and m.product_id = p.id) as moved,
    (select coalesce(sum(quantity), 0) from stock_lots l
      where l.clinic_id = p.clinic_id and l.product_id = p.id) as in_lots,
    (select stock_after from stock_movements m
      where m.clinic_id = p.clinic_id and m.product_id = p.id order by m.id desc limit 1) as last,
    (select count(*)::int from stock_lots l
      where l.clinic_id = p.clinic_id and l.product_id = p.id and l.quantity < 0) as below
  from products p`;

interface Sums {
  id: number;
  stock: number;
  moved: number;
  in_lots: number;
  last: number | null;
  below: number;
}

const isWrong = ({ stock, moved, in_lots: lots, last, below }: Sums) =>
  stock < 0 ||
  below > 0 ||
  roundGoods(moved) !== stock ||
  roundGoods(lots) !== stock ||
  (last !== null && last !== stock);

const kinds = ['receive', 'consume', 'adjust', 'dispose', 'return', 'count'] as const;
const lots = ['A', 'B', null] as const;

/** Up to 12, with decimals now and then. */
const anAmount = (random: Random) => random.int(1, 12) / (random.chance(20) ? 8 : 1);
const aDate = (random: Random) =>
  random.chance(60) ? addDays(todayInTehran(), random.int(-3, 60)) : undefined;

const aLot = (random: Random) => ({ lot_no: random.pick(lots), expires_on: aDate(random) });

async function twoProducts(): Promise<History> {
  const clinic = api.newClinic();
  const keeper = clinic.as('all');
  const clinicId = await clinic.id();
  const member = { clinicId, userId: await keeper.userId() } as Member;
  const products = [
    await aStockedProduct(keeper, { stock: 6 }),
    await aStockedProduct(keeper, { stock: 0, expiration_or_service: addDays(todayInTehran(), 9) }),
  ];
  const documents: number[] = [];
  const counts: number[] = [];
  const aProduct = (random: Random) => random.pick(products);
  const kept = (list: number[], { status, body }: Answer) => {
    if (status === 201) list.push(body.id);
  };

  return {
    wrong: async () =>
      (await api.db.tenant(clinicId, (tx) => tx.query<Sums>(wrongStocks))).filter(isWrong),
    steps: {
      deliver: (random) =>
        keeper('POST', '/stock-deliveries', {
          supplier: 'پخش مهر',
          is_again: random.chance(80),
          lines: Array.from({ length: random.int(1, 3) }, () => ({
            product_id: aProduct(random).id,
            quantity: anAmount(random),
            unit_cost: random.int(0, 9) * 1000,
            ...aLot(random),
          })),
        }),
      move: (random) => {
        const kind = random.pick(kinds);
        const sign = kind === 'adjust' && random.chance(50) ? -1 : 1;
        return keeper('POST', `/products/${aProduct(random).id}/movements`, {
          kind,
          quantity: sign * anAmount(random),
          reason: 'آزمون',
          ...aLot(random),
        });
      },
      'write a document': async (random) => {
        const { document } = aProduct(random);
        const answer = await keeper('POST', '/product-financial', {
          ...document({
            purchased_quantity: random.int(0, 9),
            sold_quantity: random.int(0, 9),
          }),
        });
        kept(documents, answer);
        return answer;
      },
      'change a document': async (random) => {
        if (documents.length === 0) return undefined;
        const purchased_quantity = random.int(0, 9);
        return keeper('POST', `/product-financial/${random.pick(documents)}`, {
          purchased_quantity,
        });
      },
      'void a document': async (random) => {
        if (documents.length === 0) return undefined;
        const path = `/product-financial/${random.pick(documents)}/void`;
        return keeper('POST', path, { reason: 'اشتباه' });
      },
      'use in a treatment': async (random) => {
        const productId = aProduct(random).id;
        const used = { productId, quantity: anAmount(random), refKind: 'session', refId: 1 };
        try {
          await api.db.tenant(clinicId, (tx) => consumeStock(tx, member, used));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const { status, message } = error;
          return { status, body: { message } } as Answer;
        }
        return { status: 200, body: {} } as Answer;
      },
      'start a count': async () => {
        const answer = await keeper('POST', '/stock-counts', { title: 'شمارش' });
        kept(counts, answer);
        return answer;
      },
      'count a product': async (random) => {
        if (counts.length === 0) return undefined;
        const code = aProduct(random).product_code;
        const path = `/stock-counts/${random.pick(counts)}/scans`;
        return keeper('POST', path, { code, quantity: anAmount(random) });
      },
      'post a count': async (random) => {
        if (counts.length === 0) return undefined;
        const path = `/stock-counts/${random.pick(counts)}/post`;
        return keeper('POST', path, { reason: 'شمارش' });
      },
      'change the date of a product': (random) =>
        keeper('POST', `/products/${aProduct(random).id}`, {
          expiration_or_service: aDate(random) ?? null,
        }),
    },
  };
}

it(
  'stocks are the sum of their movements and of their lots',
  async () => {
    const accepted = await runHistories(12, 40, twoProducts);
    expect(Object.keys(accepted).toSorted()).toEqual(
      Object.keys((await twoProducts()).steps).toSorted(),
    );
  },
  60 * 60_000,
);
