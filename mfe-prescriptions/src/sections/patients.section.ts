import { defineSection } from '@ziba/shared/section/define-section';
import { patientFileScreens } from '../features/patient-file/patient-file.screens';
import { patientMergeScreens } from '../features/patient-merge/patient-merge.screens';
import { m as settingsTexts } from '../features/patient-settings/messages';
import { m } from '../features/patients/messages';

const form = () =>
  import('../features/patients/patient-form-screen').then((file) => file.PatientFormScreen);

export default defineSection({
  area: 'clinic',
  key: 'patients',
  title: m.title,
  menu: { order: 40, icon: 'patients' },
  settings: 'settings',
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/patients/patients-screen').then(
          (file) => file.PatientsScreen,
        ),
    },
    { path: 'create', title: m.create, needs: 'write', load: form },
    { path: 'edit/:id', title: m.edit, needs: 'write', load: form },
    {
      path: 'archived',
      title: m.archive.title,
      needs: 'delete',
      load: () =>
        import('../features/patients/archived-patients-screen').then(
          (file) => file.ArchivedPatientsScreen,
        ),
    },
    {
      path: 'settings',
      title: settingsTexts.title,
      needs: 'read',
      load: () =>
        import('../features/patient-settings/patient-settings-screen').then(
          (file) => file.PatientSettingsScreen,
        ),
    },
    ...patientFileScreens,
    ...patientMergeScreens,
  ],
});
