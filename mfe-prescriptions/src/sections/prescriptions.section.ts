import { defineSection } from '@ziba/shared/section/define-section';
import { prescriptionListScreens } from '../features/prescription-list/prescription-list.screens';
import { prescriptionPreviewScreens } from '../features/prescription-preview/prescription-preview.screens';
import { homeScreens } from '../features/prescriptions-home/home.screens';
import { m } from '../features/prescriptions-home/messages';
import { todayPatientsScreens } from '../features/today-patients/today-patients.screens';

/** The doctor's section: today's patients and prescriptions. Each feature adds its own screens. */
export default defineSection({
  area: 'clinic',
  key: 'prescriptions',
  title: m.title,
  menu: { order: 30, icon: 'prescriptions' },
  screens: [
    ...homeScreens,
    ...todayPatientsScreens,
    ...prescriptionListScreens,
    ...prescriptionPreviewScreens,
  ],
});
