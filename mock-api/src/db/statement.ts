/** A statement with a name is prepared once for each connection, which doubles the throughput of frequent lists. */
export interface Statement {
  name: string;
  text: string;
}

/** A statement that may take longer than the settings allow for others; it also needs its own `statement_timeout`. */
export interface SlowStatement {
  text: string;
  /** Seconds to wait for its answer. */
  timeoutSeconds: number;
}

/** A statement with its values, for `read`. */
export interface Read extends Statement {
  values: readonly (string | number | boolean | null)[];
}
