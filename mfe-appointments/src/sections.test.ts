import { soundSections } from '@ziba/shared/section/sound-sections';
import appointments from './sections/appointments.section';
import dashboard from './sections/dashboard.section';

it('has sound sections', () => soundSections([appointments, dashboard]));
