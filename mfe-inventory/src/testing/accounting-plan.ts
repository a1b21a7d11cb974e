import { defineSection } from '@ziba/shared/section/define-section';
import { aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';

const accounting = defineSection({
  area: 'clinic',
  key: 'accounting',
  title: 'حسابداری',
  screens: [
    { path: 'inventory/new', title: 'سند انبار', needs: 'write', load: async () => () => null },
  ],
});

/** A boot plan with the form for inventory documents, which is in the accounting section. */
export const accountingPlan = aPlan([aPlanSection(accounting)]);
