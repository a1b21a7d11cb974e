import { validateSections } from '@ziba/shared/section/validate-sections';
import adminSupport from './admin-support.section';
import clinicSupport from './clinic-support.section';
import clinics from './clinics.section';
import dashboard from './dashboard.section';
import sections from './sections.section';

it('declares valid sections', () =>
  validateSections([dashboard, clinics, sections, adminSupport, clinicSupport]));
