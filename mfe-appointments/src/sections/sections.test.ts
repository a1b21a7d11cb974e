import { soundSections } from '@ziba/shared/section/sound-sections';
import appointments from './appointments.section';
import dashboard from './dashboard.section';

it('has sound sections', () => soundSections([appointments, dashboard]));
