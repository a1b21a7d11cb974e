/** The sum of one number of each row; null and undefined count as 0. */
export const totalOf = <Row>(
  rows: readonly Row[],
  numberOf: (row: Row) => number | null | undefined,
): number => rows.reduce((total, row) => total + (numberOf(row) ?? 0), 0);
