import { createResource } from '@ziba/shared/api/create-resource';
import type { AuditEntry } from '@ziba/shared/contracts/search';

const path = '/audit';

/** The log of the changes in the own clinic, the newest first; only of rows whose section the user reads. */
export const clinicAudit = createResource<AuditEntry>(path, { listPath: path });
