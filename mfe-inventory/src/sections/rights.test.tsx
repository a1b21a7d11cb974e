import { pageWith } from '@ziba/shared/testing/fake-api';
import { itForRightsOf } from '@ziba/shared/testing/rights-of-run';
import { findForbiddenOffers } from '@ziba/shared/testing/rights-walk';
import { aNamed, aProduct, aService } from '@ziba/shared/testing/samples';
import { aCount, aLot, aMovement, aSheet } from '../testing/stock-samples';
import inventory from './inventory.section';
import services from './services.section';

const answers = {
  'GET /products/clinic/1': () => pageWith(aProduct({ id: 7 })),
  'GET /products/7': () => aProduct({ id: 7 }),
  'GET /products/7/lots': () => pageWith(aLot()),
  'GET /products/7/movements': () => pageWith(aMovement()),
  'GET /stock-counts/pagination': () => pageWith(aCount({ id: 7 })),
  'GET /stock-counts/7': () => aSheet({ id: 7 }),
  'GET /productTypes': () => pageWith(aNamed()),
  'GET /productCategories': () => pageWith(aNamed()),
  'GET /presentableServices/clinic/1/pagination': () => pageWith(aService({ id: 7 })),
  'GET /presentableServices/7': () => aService({ id: 7 }),
  'GET /presentableServiceCategories': () => pageWith(aNamed()),
  'GET /presentableServiceCategories/clinic/1': () => pageWith(aNamed()),
  'GET /files/sign': () => ({ data: {} }),
};

const cases = [
  ['inventory', 'inventory', inventory],
  ['services', 'services', services],
] as const;

for (const [words, file, section] of cases) {
  itForRightsOf(`mfe-inventory ${file}`)(
    `${words} offers nothing that the server would refuse`,
    async () => {
      const { opened, found } = await findForbiddenOffers(section, { answers });
      expect(opened).toBeGreaterThan(section.screens.length);
      expect(found).toEqual([]);
    },
    60_000,
  );
}
