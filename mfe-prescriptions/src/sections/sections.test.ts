import { validateSections } from '@ziba/shared/section/validate-sections';
import patients from './patients.section';

it('declares valid sections', () => validateSections([patients]));
