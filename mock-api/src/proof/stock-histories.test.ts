import { roundGoods } from '../modules/products/stock';
import { runHistories, type History } from '../testing/histories';
import { startApi, type TestApi } from '../testing/start-api';
import { stockDoors } from '../testing/stock-doors';

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

async function aClinicWithGoods(): Promise<History> {
  const { clinicId, steps } = await stockDoors(api);
  const wrong = async () =>
    (await api.db.tenant(clinicId, (tx) => tx.query<Sums>(wrongStocks))).filter(isWrong);
  return { steps, wrong };
}

it(
  'stocks are the sum of their movements and of their lots',
  async () => {
    const accepted = await runHistories(12, 40, aClinicWithGoods);
    const { steps } = await aClinicWithGoods();
    expect(Object.keys(accepted).toSorted()).toEqual(Object.keys(steps).toSorted());
  },
  60 * 60_000,
);
