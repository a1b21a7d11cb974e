import { validateSections } from '@ziba/shared/section/validate-sections';
import adminSms from './admin-sms-panel.section';
import clinicSms from './clinic-sms-panel.section';
import clinics from './clinics.section';
import dashboard from './dashboard.section';
import sections from './sections.section';

it('declares valid sections', () =>
  validateSections([dashboard, clinics, sections, adminSms, clinicSms]));
