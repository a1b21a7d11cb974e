import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/treatment-plans/messages';
import { planPages } from '../features/treatment-plans/plan.screens';
import { sessionPages } from '../features/treatment-sessions/session.screens';

/** The screens of treatment plans once more, at the address that the texts give them below prescriptions (X4). */
export default defineSection({
  area: 'clinic',
  key: 'prescriptions',
  part: 'treatment-plan',
  title: m.title,
  screens: [...planPages, ...sessionPages],
});
