import { soundSections } from '@ziba/shared/section/sound-sections';
import patients from './patients.section';

it('declares sound sections', () => soundSections([patients]));
