import { defineSection } from '@ziba/shared/section/define-section';
import { sessionPages } from './session.screens';
import { m } from '../features/treatment-plans/messages';
import { planPages } from './plan.screens';

/** Plans at the address that the texts give them among the prescriptions: the same screens (X4). */
export default defineSection({
  area: 'clinic',
  key: 'prescriptions',
  part: 'treatment-plan',
  title: m.title,
  screens: [...planPages, ...sessionPages],
});
