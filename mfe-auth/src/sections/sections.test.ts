import { soundSections } from '@ziba/shared/section/sound-sections';
import forgetPassword from './forget-password.section';
import register from './register.section';

it('declares sound sections', () => soundSections([register, forgetPassword]));
