import { soundSections } from '@ziba/shared/section/sound-sections';
import patients from './features/patients/patients.section';

it('declares sound sections', () => soundSections([patients]));
