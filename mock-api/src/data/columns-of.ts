/** A zod object; only the names of its fields are read. */
interface Contract {
  shape: Readonly<Record<string, unknown>>;
}

/** Returns the fields of a contract that are columns of its table: all but `others`, which are computed or joined. */
export const columnsOf = ({ shape }: Contract, ...others: readonly string[]): string[] =>
  Object.keys(shape).filter((name) => !others.includes(name));

/** The same fields as the select list of a statement on the table `t`. */
export const selectOf = (contract: Contract, ...others: readonly string[]): string =>
  columnsOf(contract, ...others)
    .map((name) => `t."${name}"`)
    .join(', ');
