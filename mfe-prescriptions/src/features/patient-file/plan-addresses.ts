import { planAddresses } from '@ziba/shared/contracts/addresses';
import { mayOpen } from '@ziba/shared/session/use-may';

const [prescribed, booked] = [planAddresses('prescriptions'), planAddresses('appointments')];

/** How to make the address of a plan that the user may open; undefined when they may open none. */
export const planDisplay = () =>
  [prescribed, booked].find(({ display }) => mayOpen(display(1)))?.display;

/** The address of the form of a plan, for users who may change it. */
export const planForm = (id: number) => [prescribed.edit(id), booked.edit(id)].find(mayOpen);

/** The address of a session that the user may open. */
export const sessionAddress = (id: number) =>
  [prescribed.session(id), booked.session(id)].find(mayOpen);
