import type { Screen } from '@ziba/shared/section/define-section';
import { m } from '../features/treatment-plans/messages';

/** The screens of treatment plans, by their address behind `treatment-plan`. */
export const planPages = [
  {
    path: '',
    title: m.title,
    needs: 'read',
    load: () => import('../features/treatment-plans/plans-screen').then((file) => file.PlansScreen),
  },
  {
    path: 'create',
    title: m.create,
    needs: 'write',
    load: () =>
      import('../features/treatment-plans/new-plan-screen').then((file) => file.NewPlanScreen),
  },
  {
    path: 'templates',
    title: m.templates.list,
    needs: 'write',
    load: () =>
      import('../features/treatment-plans/templates-screen').then((file) => file.TemplatesScreen),
  },
  {
    path: 'edit/:id',
    title: m.editPlan,
    needs: 'write',
    load: () =>
      import('../features/treatment-plans/edit-plan-screen').then((file) => file.EditPlanScreen),
  },
  {
    path: 'display/:id',
    title: m.one,
    needs: 'read',
    load: () =>
      import('../features/treatment-plans/plan-display-screen').then(
        (file) => file.PlanDisplayScreen,
      ),
  },
] as const satisfies readonly Screen[];

const under = 'treatment-plan';

/** The same at the address of the appointments section. */
export const planScreens: readonly Screen[] = planPages.map((screen) => ({
  ...screen,
  path: [under, screen.path].filter(Boolean).join('/'),
}));
