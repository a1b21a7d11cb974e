import { createResource } from '@ziba/shared/api/create-resource';
import type { RegistryChange } from '@ziba/shared/contracts/section-switches';

const path = '/registry/audit';

/** Who changed what, newest first. */
export const registryAudit = createResource<RegistryChange>(path, {
  listPath: path,
  liveEvents: ['registry.changed'],
});
