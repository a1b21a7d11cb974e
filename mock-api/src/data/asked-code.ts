import type { Tx } from '../db/connect';
import { freeCode, type CodeKind } from './free-code';

/**
 * The code that the client made up while nobody in the clinic has it, or else a fresh one. As with
 * `freeCode`, somebody may take it meanwhile: run the work in `retryWhenTaken`.
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
