import { soundSections } from '@ziba/shared/section/sound-sections';
import accounting from './accounting.section';

it('has sound sections', () => soundSections([accounting]));
