import {
  aDevice,
  aDeviceService,
  aFinancialInfo,
  anInternalService,
  anInsurance,
  anInternalServiceDocument,
} from '@ziba/shared/testing/accounting-samples';
import { accountingDefaults } from '@ziba/shared/contracts/accounting-settings';
import { pageWith } from '@ziba/shared/testing/fake-api';
import { itForRightsOf } from '@ziba/shared/testing/rights-of-run';
import { findForbiddenOffers } from '@ziba/shared/testing/rights-walk';
import {
  aFinancialDocument,
  aProduct,
  aProductFinancial,
  aStaffUser,
} from '@ziba/shared/testing/samples';
import { aCashDay, aCashPoint, anExpense, aTillEntry } from '../testing/cash-samples';
import {
  aPaidWork,
  aPayLine,
  aPayrollMonth,
  aPayrollPreview,
  aPayrollRun,
} from '../testing/payroll-samples';
import { reportAnswers } from '../testing/report-answers';
import accounting from './accounting.section';
import reports from './reports.section';

itForRightsOf('mfe-accounting accounting')(
  'offers nothing that the server would refuse',
  async () => {
    const answers = {
      'GET /financial-documents/pagination': () => pageWith(aFinancialDocument({ id: 7 })),
      'GET /financial-documents/7': () => aFinancialDocument({ id: 7 }),
      'GET /financialInfo/pagination': ({ params }: { params: object }) =>
        'user_id' in params ? pageWith() : pageWith(aFinancialInfo({ id: 7 })),
      'GET /financialInfo/7': () => aFinancialInfo({ id: 7 }),
      'GET /users/7': () => aStaffUser({ id: 7 }),
      'GET /accounting/settings': () => accountingDefaults,
      'GET /insurances': () => pageWith(anInsurance()),
      'GET /users/clinic/1/index': () => pageWith(aStaffUser()),
      'GET /product-financial/pagination': () => pageWith(aProductFinancial({ id: 7 })),
      'GET /product-financial/7': () => aProductFinancial({ id: 7 }),
      'GET /devices/pagination': () => pageWith(aDevice({ id: 7 })),
      'GET /devices/7': () => aDevice({ id: 7 }),
      'GET /internal-services': () => pageWith(anInternalService({ id: 7 })),
      'GET /internal-services/pagination': () => pageWith(anInternalService({ id: 7 })),
      'GET /internal-services/7': () => anInternalService({ id: 7 }),
      'GET /internal-service-documents/pagination': () =>
        pageWith(anInternalServiceDocument({ id: 7 })),
      'GET /internal-service-documents/7': () => anInternalServiceDocument({ id: 7 }),
      'GET /products/clinic/1': () => pageWith(aProduct()),
      'GET /accounting/figures': () => ({
        income_today: 1,
        patient_debts: 1,
        unpaid_staff: 1,
        unpaid_purchases: 1,
      }),
      'GET /device-services/pagination': () => pageWith(aDeviceService()),
      'GET /cash/points': () => pageWith(aCashPoint({ id: 7 })),
      'GET /cash/days/2025-03-20': () => aCashDay(),
      'GET /cash/days/2025-03-20/documents': () => pageWith(aTillEntry({ document_id: 7 })),
      'GET /expenses/pagination': () => pageWith(anExpense({ id: 7 })),
      'GET /expenses/due': () => pageWith(anExpense({ id: 7 })),
      'GET /expenses/7': () => anExpense({ id: 7 }),
      'GET /payroll/months': () => pageWith(aPayrollMonth()),
      'GET /payroll/preview': () =>
        aPayrollPreview(aPayLine(), aPayLine({ user_id: 8, state: 'posted', run_id: 7 })),
      'GET /payroll/runs': () => pageWith(aPayrollRun()),
      'GET /payroll/work': () => pageWith(aPaidWork()),
      ...reportAnswers,
      'GET /files/sign': () => ({ data: {} }),
    };
    const { opened, found } = await findForbiddenOffers(accounting, {
      answers,
      params: { month: '1405-07', date: '2025-03-20' },
    });
    expect(opened).toBeGreaterThan(accounting.screens.length);
    expect(found).toEqual([]);
  },
  60_000,
);

itForRightsOf('mfe-accounting reports')(
  'offers nothing in reports that the server would refuse',
  async () => {
    const { found } = await findForbiddenOffers(reports, { answers: reportAnswers });
    expect(found).toEqual([]);
  },
  60_000,
);
