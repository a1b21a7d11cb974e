import { soundSections } from '@ziba/shared/section/sound-sections';
import dashboard from './features/dashboard/dashboard.section';

it('has sound sections', () => soundSections([dashboard]));
