import { pageWith } from '@ziba/shared/testing/fake-api';
import { itForRightsOf } from '@ziba/shared/testing/rights-of-run';
import { findForbiddenOffers } from '@ziba/shared/testing/rights-walk';
import {
  aFinancialDocument,
  aProduct,
  aProductFinancial,
  aStaffUser,
} from '@ziba/shared/testing/samples';
import accounting from './accounting.section';

itForRightsOf('mfe-accounting accounting')(
  'offers nothing that the server would refuse',
  async () => {
    const answers = {
      'GET /financial-documents/pagination': () => pageWith(aFinancialDocument({ id: 7 })),
      'GET /financial-documents/7': () => aFinancialDocument({ id: 7 }),
      'GET /users/clinic/1/index': () => pageWith(aStaffUser()),
      'GET /product-financial/pagination': () => pageWith(aProductFinancial({ id: 7 })),
      'GET /product-financial/7': () => aProductFinancial({ id: 7 }),
      'GET /products/clinic/1': () => pageWith(aProduct()),
      'GET /files/sign': () => ({ data: {} }),
    };
    const { opened, found } = await findForbiddenOffers(accounting, { answers });
    expect(opened).toBeGreaterThan(accounting.screens.length);
    expect(found).toEqual([]);
  },
  60_000,
);
