import { pageOf } from '@ziba/shared/contracts/lists';
import { registryClinic, type RegistryClinic } from '@ziba/shared/contracts/release-activation';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { wholeList } from '../../data/pages';

const all = {
  name: 'registry.clinics',
  text: `select id, name, clinic_id as code, city, account_status = 'active' as is_active
    from clinics where archived_at is null order by name collate "fa_icu", id`,
};

/** The route of all clinics by name, for users who manage sections and releases but not clinics. */
export const clinicNamesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/registry/clinics', {
    onRequest: app.allow('sections', 'read', 'admin'),
    schema: { response: { 200: pageOf(registryClinic) } },
    handler: () => app.db.platform((tx) => wholeList<RegistryClinic>(tx, all, [])),
  });
};
