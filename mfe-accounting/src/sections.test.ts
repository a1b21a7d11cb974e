import { soundSections } from '@ziba/shared/section/sound-sections';
import accounting from './features/accounting/accounting.section';

it('has sound sections', () => soundSections([accounting]));
