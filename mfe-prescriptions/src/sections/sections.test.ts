import { validateSections } from '@ziba/shared/section/validate-sections';
import patients from './patients.section';
import prescriptions from './prescriptions.section';

it('declares valid sections', () => validateSections([patients, prescriptions]));
