import { soundSections } from '@ziba/shared/section/sound-sections';
import forgetPassword from './features/password-reset/forget-password.section';
import register from './features/registration/register.section';

it('declares sound sections', () => soundSections([register, forgetPassword]));
