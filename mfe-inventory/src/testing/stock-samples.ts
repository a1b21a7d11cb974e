import type {
  StockCount,
  StockCountLine,
  StockCountSheet,
} from '@ziba/shared/contracts/stock-counts';
import type { StockLot, StockMovement } from '@ziba/shared/contracts/stock-movements';

const at = '2026-01-04T08:00:00Z';

export const aLot = (over: Partial<StockLot> = {}): StockLot => ({
  id: 3,
  product_id: 7,
  lot_no: 'A1',
  expires_on: '2030-01-01',
  quantity: 12,
  unit_cost: 50_000,
  is_expired: false,
  ...over,
});

export const aMovement = (over: Partial<StockMovement> = {}): StockMovement => ({
  id: 9,
  product_id: 7,
  kind: 'receive',
  quantity: 12,
  stock_after: 12,
  lot_id: 3,
  lot_no: 'A1',
  expires_on: '2030-01-01',
  product_financial_id: 31,
  ref_kind: 'delivery',
  ref_id: 4,
  reason: 'دریافت کالا از پخش مهر',
  created_at: at,
  user: { id: 5, fullName: 'رضا محمدی' },
  ...over,
});

export const aCount = (over: Partial<StockCount> = {}): StockCount => ({
  id: 7,
  version: 1,
  title: 'شمارش دی',
  status: 'open',
  reason: null,
  created_at: at,
  closed_at: null,
  started_by: 'رضا محمدی',
  products: 1,
  differences: 1,
  ...over,
});

export const aCountLine = (over: Partial<StockCountLine> = {}): StockCountLine => ({
  id: 2,
  version: 3,
  product_id: 7,
  name: 'ژل هیالورونیک',
  unit: 'سرنگ',
  product_code: '48213',
  counted: 9,
  expected: 12,
  difference: -3,
  counted_by: 'رضا محمدی',
  counted_at: at,
  ...over,
});

export const aSheet = (over: Partial<StockCountSheet> = {}): StockCountSheet => ({
  ...aCount(),
  lines: [aCountLine()],
  ...over,
});
