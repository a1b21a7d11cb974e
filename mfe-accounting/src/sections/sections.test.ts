import { validateSections } from '@ziba/shared/section/validate-sections';
import accounting from './accounting.section';
import reports from './reports.section';

it('declares valid sections', () => validateSections([accounting, reports]));
