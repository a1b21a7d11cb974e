import { validateSections } from '@ziba/shared/section/validate-sections';
import adminAccounting from './admin-accounting.section';
import adminReports from './admin-reports.section';
import adminSettings from './admin-settings.section';
import clinicSettings from './clinic-settings.section';
import adminSupport from './admin-support.section';
import clinicSupport from './clinic-support.section';
import adminSms from './admin-sms-panel.section';
import clinicSms from './clinic-sms-panel.section';
import clinics from './clinics.section';
import dashboard from './dashboard.section';
import sections from './sections.section';

it('declares valid sections', () =>
  validateSections([
    ...[dashboard, clinics, sections, adminAccounting, adminReports, adminSettings, clinicSettings],
    ...[adminSupport, clinicSupport, adminSms, clinicSms],
  ]));
