import type { Service } from '@ziba/shared/contracts/services';
import type { StaffServices } from '@ziba/shared/contracts/staff-services';
import { z } from 'zod';
import { m } from './messages';

/** The form of a doctor's services: every service, or the ticked ones, at least one. */
export const servicesSchema = z
  .object({ scope: z.enum(['all', 'some']), serviceIds: z.array(z.number().int()) })
  .superRefine(({ scope, serviceIds }, context) => {
    if (scope === 'all' || serviceIds.length > 0) return;
    const message = m.services.chooseOne;
    context.addIssue({ code: 'custom', path: ['serviceIds'], message });
  });
export type ServicesValues = z.input<typeof servicesSchema>;

/** The stored services as the form shows them. If the clinic has removed all of them, none is ticked. */
export const storedValues = (
  { id, version, serviceIds }: StaffServices,
  services: readonly Service[],
): ServicesValues & Pick<StaffServices, 'id' | 'version'> => ({
  id,
  version,
  scope: serviceIds.length > 0 ? 'some' : 'all',
  serviceIds: serviceIds.filter((known) => services.some((one) => one.id === known)),
});
