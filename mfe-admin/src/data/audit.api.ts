import { createResource } from '@ziba/shared/api/create-resource';
import type { RegistryChange } from '@ziba/shared/contracts/section-switches';

const path = '/registry/audit';

/** The log of changes of releases and switches, newest first. */
export const registryAudit = createResource<RegistryChange>(path, {
  listPath: path,
  liveEvents: ['registry.changed'],
});
