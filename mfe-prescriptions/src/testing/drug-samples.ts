import type { Drug } from '@ziba/shared/contracts/drugs';

/** A drug of the clinic's list; each part can be replaced. */
export const aDrug = (over: Partial<Drug> = {}): Drug => ({
  id: 11,
  version: 1,
  name: 'استامینوفن',
  drug_class: null,
  form: 'قرص',
  strength: '500 میلی‌گرم',
  dose: '1 عدد',
  frequency: 'هر 8 ساعت',
  duration: '7 روز',
  route: 'خوراکی',
  quantity: '20 عدد',
  usage: 'پس از غذا',
  ...over,
});
