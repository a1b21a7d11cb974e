import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/treatment-plans/messages';
import { planPages } from '../features/treatment-plans/plan.screens';
import { sessionPages } from '../features/treatment-sessions/session.screens';

/** The screens of treatment plans at a second address: the texts put them below prescriptions. */
export default defineSection({
  area: 'clinic',
  key: 'prescriptions',
  part: 'treatment-plan',
  title: m.title,
  help: () => import('./messages'),
  screens: [...planPages, ...sessionPages],
});
