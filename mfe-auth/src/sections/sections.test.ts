import { validateSections } from '@ziba/shared/section/validate-sections';
import account from './account.section';
import adminUsers from './admin-users.section';
import clinicUsers from './clinic-users.section';
import forgetPassword from './forget-password.section';
import register from './register.section';

it('declares valid sections', () =>
  validateSections([register, forgetPassword, account, clinicUsers, adminUsers]));
