import { createResource } from '@ziba/shared/api/create-resource';
import type { Named, NamedInput } from '@ziba/shared/contracts/named';
import type { ResourcePrice, ResourcePriceInput } from '@ziba/shared/contracts/resources-pricing';
import { quotes } from './clinic-quote.api';

/** The kinds of clinics. A renamed one changes what the clinics say. */
export const clinicCategories = createResource<Named, NamedInput>('/clinic-categories', {
  invalidates: ['/clinics'],
});

const pricesPath = '/resources-pricing';
const prices = createResource<ResourcePrice, ResourcePriceInput>(pricesPath, {
  listPath: pricesPath,
  invalidates: [quotes],
});

/** The largest page of the server: the platform has far fewer prices. */
const allPrices = { page: 1, limit: 500, sort: 'type' };

/** The prices of the platform, those of one kind together. */
export const resourcePrices = {
  path: pricesPath,
  useAll: () => prices.useList(allPrices),
  useSave: prices.useSave,
  useRemove: prices.useRemove,
};
