import { validateSections } from '@ziba/shared/section/validate-sections';
import clinics from './clinics.section';
import dashboard from './dashboard.section';
import sections from './sections.section';

it('declares valid sections', () => validateSections([dashboard, clinics, sections]));
