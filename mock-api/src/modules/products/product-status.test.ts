import { nearExpiryDays, productDateKinds, productStatus } from '@ziba/shared/contracts/products';
import { addDays } from '../../seed/calendar';
import { todayInTehran } from '../../lib/tehran';
import { startApi, type TestApi } from '../../testing/start-api';
import { statusSql } from './product-status';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const today = todayInTehran();
const expiries = [null, ...[-400, -1, 0, 1, nearExpiryDays, nearExpiryDays + 1].map(fromToday)];
const cases = expiries.flatMap((expiration_or_service) =>
  [0, 0.001, 5, 6].flatMap((stock) =>
    [null, 0, 5].flatMap((min_required_stock) =>
      productDateKinds.map((date_kind) => ({
        stock,
        min_required_stock,
        expiration_or_service,
        date_kind,
      })),
    ),
  ),
);

it.each(cases)(
  'has for $stock (at least $min_required_stock, until $expiration_or_service) the status of the contract',
  async (product) => {
    const { rows } = await api.db.pool.query(
      `select ${statusSql} as status
     from (values ($1::numeric, $2::numeric, $3::date, $4::text))
       as t (stock, min_required_stock, expiration_or_service, date_kind)`,
      [product.stock, product.min_required_stock, product.expiration_or_service, product.date_kind],
    );
    expect(rows).toEqual([{ status: productStatus(product, today) }]);
  },
);

function fromToday(days: number): string {
  return addDays(today, days);
}
