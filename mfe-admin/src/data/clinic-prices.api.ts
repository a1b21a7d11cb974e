import type { ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { Page } from '@ziba/shared/contracts/lists';
import type { Named, NamedInput } from '@ziba/shared/contracts/named';
import type {
  PriceChange,
  ResourcePrice,
  ResourcePriceInput,
} from '@ziba/shared/contracts/resources-pricing';
import useSWR, { type SWRResponse } from 'swr';
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

/** The changes of the prices, the latest first; read again after every save. */
export const usePriceHistory = (page: number): SWRResponse<Page<PriceChange>, ApiError> =>
  useSWR<Page<PriceChange>, ApiError>([
    pricesPath,
    `${pricesPath}/history`,
    { page },
  ] satisfies ResourceKey);

/** The largest page of the server: the platform has far fewer prices. */
const allPrices = { page: 1, limit: 500, sort: 'type' };

/** The prices of the platform, those of one kind together. */
export const resourcePrices = {
  path: pricesPath,
  useAll: () => prices.useList(allPrices),
  useSave: prices.useSave,
  useRemove: prices.useRemove,
};
