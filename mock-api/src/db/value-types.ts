import pg from 'pg';

const { builtins } = pg.types;

const instant = (text: string) => new Date(text).toISOString();

const parsers: Record<number, (text: string) => unknown> = {
  // Amounts stay below 2^53: the contracts and the checks of the schema limit them.
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMPTZ]: instant,
};

/** Converts values of the database to values of the API: ISO instants, plain days, numbers. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};
