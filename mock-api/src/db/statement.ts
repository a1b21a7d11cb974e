/** A statement with a name is prepared once per connection, which doubles the throughput of hot lists. */
export interface Statement {
  name: string;
  text: string;
}

/** A statement that may take longer than the settings allow others; it needs its own `statement_timeout` too. */
export interface PatientStatement {
  text: string;
  /** Seconds until its answer is given up. */
  patience: number;
}

/** A statement with its values, for `read`. */
export interface Read extends Statement {
  values: readonly (string | number | boolean | null)[];
}
