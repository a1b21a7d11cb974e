import { validateSections } from '@ziba/shared/section/validate-sections';
import adminUsers from './admin-users.section';
import clinicUsers from './clinic-users.section';
import forgetPassword from './forget-password.section';
import register from './register.section';

it('declares valid sections', () =>
  validateSections([register, forgetPassword, clinicUsers, adminUsers]));
