import { defineSection } from '@ziba/shared/section/define-section';
import { pharmacyScreens } from '../features/pharmacy-prescription/pharmacy.screens';
import { prescriptionListScreens } from '../features/prescription-list/prescription-list.screens';
import { prescriptionPreviewScreens } from '../features/prescription-preview/prescription-preview.screens';
import { settingsScreens } from '../features/prescription-settings/settings.screens';
import { homeScreens } from '../features/prescriptions-home/home.screens';
import { m } from '../features/prescriptions-home/messages';
import { reportScreens } from '../features/prescription-report/report.screens';
import { surgicalScreens } from '../features/surgical-prescription/surgical.screens';
import { todayPatientsScreens } from '../features/today-patients/today-patients.screens';

/** The doctor's section: today's patients and prescriptions. Each feature adds its own screens. */
export default defineSection({
  area: 'clinic',
  key: 'prescriptions',
  title: m.title,
  menu: { order: 30, icon: 'prescriptions' },
  settings: 'settings',
  help: () => import('./messages'),
  screens: [
    ...homeScreens,
    ...todayPatientsScreens,
    ...prescriptionListScreens,
    ...prescriptionPreviewScreens,
    ...pharmacyScreens,
    ...settingsScreens,
    ...surgicalScreens,
    ...reportScreens,
  ],
});
