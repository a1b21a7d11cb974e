import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The screens of treatment plans; the addresses are relative to `treatment-plan`. */
export const planPages = [
  {
    path: '',
    title: m.title,
    needs: 'read',
    load: () => import('./plans-screen').then((file) => file.PlansScreen),
  },
  {
    path: 'create',
    title: m.create,
    needs: 'write',
    load: () => import('./new-plan-screen').then((file) => file.NewPlanScreen),
  },
  {
    path: 'templates',
    title: m.templates.list,
    needs: 'write',
    load: () => import('./templates-screen').then((file) => file.TemplatesScreen),
  },
  {
    path: 'edit/:id',
    title: m.editPlan,
    needs: 'write',
    load: () => import('./edit-plan-screen').then((file) => file.EditPlanScreen),
  },
  {
    path: 'display/:id',
    title: m.one,
    needs: 'read',
    load: () => import('./plan-display-screen').then((file) => file.PlanDisplayScreen),
  },
] as const satisfies readonly Screen[];

const folder = 'treatment-plan';

/** The same screens with addresses relative to the appointments section. */
export const planScreens: readonly Screen[] = planPages.map((screen) => ({
  ...screen,
  path: [folder, screen.path].filter(Boolean).join('/'),
}));
