import { soundSections } from '@ziba/shared/section/sound-sections';
import clinics from './features/clinics/clinics.section';
import dashboard from './features/clinics/dashboard.section';
import sections from './features/sections/sections.section';

it('declares sound sections', () => soundSections([dashboard, clinics, sections]));
