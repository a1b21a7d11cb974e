import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The file of a patient; the same screen stands in two sections and shows what the reader may see. */
export const patientFileScreens = [
  {
    path: 'file/:id',
    title: m.title,
    needs: 'read',
    load: () => import('./patient-file-screen').then((file) => file.PatientFileScreen),
  },
] as const satisfies readonly Screen[];
