import { soundSections } from '@ziba/shared/section/sound-sections';
import appointments from './features/appointments/appointments.section';
import dashboard from './features/dashboard/dashboard.section';

it('has sound sections', () => soundSections([appointments, dashboard]));
