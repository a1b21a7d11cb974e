import type { Tx } from '../db/connect';
import { freeCode, type CodeKind } from './free-code';

/**
 * Returns the code that the client chose if nobody in the clinic has it, else a new one. As with `freeCode`, somebody
 * may take it before it is stored: run the work in `retryWhenTaken`.
 */
export async function askedCode(
  tx: Tx,
  clinicId: number,
  kind: CodeKind,
  asked: string | undefined,
): Promise<string> {
  if (asked === undefined) return freeCode(tx, clinicId, kind);
  const owners = await tx.query(
    `select 1 from ${kind.table} where clinic_id = $1 and ${kind.column} = $2`,
    [clinicId, asked],
  );
  return owners.length === 0 ? asked : freeCode(tx, clinicId, kind);
}
