import { validateSections } from '@ziba/shared/section/validate-sections';
import appointments from './sections/appointments.section';
import dashboard from './sections/dashboard.section';
import treatmentPlans from './sections/treatment-plans.section';

it('declares valid sections', () => validateSections([appointments, dashboard, treatmentPlans]));
