import { createResource } from '@ziba/shared/api/create-resource';
import type { PlanTemplate, PlanTemplateInput } from '@ziba/shared/contracts/plan-templates';

/** Templates of plans. */
export const planTemplates = createResource<PlanTemplate, PlanTemplateInput>('/planTemplates', {
  listPath: '/planTemplates',
});
