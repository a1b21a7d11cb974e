import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/patient-file/messages';
import { patientFileScreens } from '../features/patient-file/patient-file.screens';

/** The file of a patient at a second address, for users who have `appointments` and not `patients`. */
export default defineSection({
  area: 'clinic',
  key: 'appointments',
  part: 'patients',
  title: m.title,
  help: () => import('./messages'),
  screens: patientFileScreens,
});
