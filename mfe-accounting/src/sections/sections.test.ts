import { validateSections } from '@ziba/shared/section/validate-sections';
import accounting from './accounting.section';

it('declares valid sections', () => validateSections([accounting]));
