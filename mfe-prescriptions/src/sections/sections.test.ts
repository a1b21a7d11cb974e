import { validateSections } from '@ziba/shared/section/validate-sections';
import patientFile from './patient-file.section';
import patients from './patients.section';
import prescriptions from './prescriptions.section';

it('declares valid sections', () => validateSections([patients, patientFile, prescriptions]));
