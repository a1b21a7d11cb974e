import { defineSection } from '@ziba/shared/section/define-section';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';

const screenAt = (path: string, needs: 'read' | 'write') => ({
  path,
  title: '',
  needs,
  load: async () => () => null,
});
const area = 'clinic' as const;

/** A boot plan with the screens that the doctor's screens link to. */
export const planWithEverything = aPlan(
  [
    defineSection({
      area,
      key: 'prescriptions',
      title: '',
      screens: [
        screenAt('', 'read'),
        screenAt('today-patients', 'read'),
        screenAt('choose-prescription-action', 'read'),
        screenAt('surgical-prescription/create', 'write'),
        screenAt('pharmacy-prescription/create', 'write'),
        screenAt('surgical-prescription/edit/:id', 'write'),
        screenAt('pharmacy-prescription/edit/:id', 'write'),
        screenAt('report', 'read'),
        screenAt('create-report/:id', 'write'),
        screenAt('preview/:id', 'read'),
      ],
    }),
    defineSection({
      area,
      key: 'prescriptions',
      part: 'treatment-plan',
      title: '',
      screens: [screenAt('', 'read'), screenAt('create', 'write'), screenAt('display/:id', 'read')],
    }),
    defineSection({
      area,
      key: 'patients',
      title: '',
      screens: [screenAt('', 'read'), screenAt('file/:id', 'read')],
    }),
    defineSection({
      area,
      key: 'appointments',
      part: 'patients',
      title: '',
      screens: [screenAt('file/:id', 'read')],
    }),
  ].map(aPlanSection),
);

/** A user who opens prescriptions and appointments: of a patient's file only the reduced one. */
export const reducedFileReader = aLogin({
  plan: planWithEverything,
  sections: ['prescriptions', 'appointments'],
});
