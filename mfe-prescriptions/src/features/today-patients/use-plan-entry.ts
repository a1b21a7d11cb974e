import * as addresses from '@ziba/shared/contracts/addresses';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { mayOpen } from '@ziba/shared/session/use-may';
import type { MenuEntry } from '@ziba/shared/ui/overlays/menu-entry';
import { useTodaysPlans } from '../../data/todays-plans.api';
import { m } from './messages';

/**
 * The entry for the patient's treatment plan: the plan that has a session today, else a new one. Null
 * while the plans are not known, and for users who may not open the screen.
 */
export function usePlanEntry({ id, client }: AppointmentDetails): MenuEntry {
  const plans = useTodaysPlans();
  if (!plans) return null;
  const plan = plans.get(client.id);
  const { display, create } = addresses.planAddresses('prescriptions');
  if (plan !== undefined)
    return mayOpen(display(plan)) && { label: m.viewPlan, icon: 'file', to: display(plan) };
  const to = `${create}?appointment=${id}`;
  return mayOpen(to) && { label: m.addPlan, icon: 'add', to };
}
