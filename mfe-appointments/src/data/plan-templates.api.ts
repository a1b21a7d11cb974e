import { createResource } from '@ziba/shared/api/create-resource';
import type { PlanTemplate, PlanTemplateInput } from '@ziba/shared/contracts/plan-templates';

/** Templates of plans (beyond F18). */
export const planTemplates = createResource<PlanTemplate, PlanTemplateInput>('/planTemplates', {
  listPath: '/planTemplates',
});
