import { soundSections } from '@ziba/shared/section/sound-sections';
import clinics from './features/clinics/clinics.section';

it('declares sound sections', () => soundSections([clinics]));
