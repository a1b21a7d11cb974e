import { validateSections } from '@ziba/shared/section/validate-sections';
import forgetPassword from './forget-password.section';
import register from './register.section';

it('declares valid sections', () => validateSections([register, forgetPassword]));
