import type { NextId } from './insert-rows';

interface Product {
  id: number;
  stock: number;
}

/** A stock-taking that has begun: of its products, one has a piece less and one has what is stored. */
export function demoCounts(
  clinicId: number,
  keeper: number | null,
  products: readonly Product[],
  nextId: NextId,
) {
  const countId = nextId('stock_counts');
  return {
    stock_counts: [
      { clinic_id: clinicId, id: countId, title: 'شمارش نیمه ماه', started_by: keeper },
    ],
    stock_count_lines: products
      .filter(({ stock }) => stock > 1)
      .slice(0, 3)
      .map(({ id, stock }, index) => ({
        clinic_id: clinicId,
        id: nextId('stock_count_lines'),
        count_id: countId,
        product_id: id,
        counted: index === 0 ? stock - 1 : stock,
        expected: stock,
        counted_by: keeper,
      })),
  };
}
