import { soundSections } from '@ziba/shared/section/sound-sections';
import clinics from './clinics.section';
import dashboard from './dashboard.section';
import sections from './sections.section';

it('declares sound sections', () => soundSections([dashboard, clinics, sections]));
