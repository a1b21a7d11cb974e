import { randomInt } from 'node:crypto';
import type { Tx } from '../db/connect';

/** Where codes of a kind are stored, and what they look like. */
export interface CodeKind {
  table: string;
  column: string;
  prefix?: string;
  /** Digits without leading zeros; one digit more when nearly all codes of this length are taken. */
  digits: number;
}

const candidates = 24;

/**
 * Returns a code that nobody in the clinic has. Somebody else may take it before it is stored: then the unique
 * constraint refuses the row, and `retryWhenTaken` runs the work again.
 */
export async function freeCode(tx: Tx, clinicId: number, kind: CodeKind): Promise<string> {
  const { table, column, prefix = '', digits } = kind;
  const codes = Array.from(
    { length: candidates },
    () => `${prefix}${randomInt(10 ** (digits - 1), 10 ** digits)}`,
  );
  const taken = await tx.query<{ code: string }>(
    `select ${column} as code from ${table} where clinic_id = $1 and ${column} = any($2)`,
    [clinicId, codes],
  );
  const free = codes.find((code) => !taken.some((other) => other.code === code));
  return free ?? freeCode(tx, clinicId, { ...kind, digits: digits + 1 });
}

const attempts = 5;

/** Runs the work again as long as one of the named constraints refuses a code that was made up for it. */
export async function retryWhenTaken<Result>(
  constraints: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isTaken = error instanceof Error && 'constraint' in error;
      if (!isTaken || !constraints.includes(String(error.constraint)) || attempt === attempts) {
        throw error;
      }
    }
  }
}
