import { audit } from '../../data/audit';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';

type Viewer = Pick<Session, 'userId' | 'clinicId'>;

/** The clinic that an operator looks at in this session; undefined for every other session. */
export const viewedBy = ({ isViewing, clinicId }: Session): number | null | undefined =>
  isViewing ? clinicId : undefined;

/** Writes the beginning or the end of a look at a clinic into its log and into that of the platform. */
export async function auditView(
  tx: Tx,
  { userId, clinicId }: Viewer,
  action: 'view_begin' | 'view_end',
  reason?: string,
): Promise<void> {
  const entry = { action, entity: 'clinics', entityId: clinicId, reason };
  for (const owner of [clinicId, null]) await audit(tx, { userId, clinicId: owner }, entry);
}
