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

/** A boot plan that knows the form for inventory documents, as accounting's remote brings it. */
export const accountingPlan = aPlan([aPlanSection(accounting)]);
