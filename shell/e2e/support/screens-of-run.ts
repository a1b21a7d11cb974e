import { rotation } from '@ziba/shared/build/rotation';
import { screenCases, type ScreenCase } from './screens';

const nameOf = ({ user, address }: ScreenCase) => `${user} ${address}`;

const isOfThisRun = rotation(
  'screens',
  screenCases.map((one) => ({ name: nameOf(one), folders: [one.folder, 'shared'] })),
);

const groupOf = ({ user, folder }: ScreenCase) => `${user}: ${folder}`;

/** The group that `every-screen-of-appointments.spec.ts` opens, to share the time. */
export const ofAppointments = 'mina: mfe-appointments';

/** The groups of addresses that are opened in turn: what a user opens of one folder. */
export const screenGroups: readonly string[] = [...new Set(screenCases.map(groupOf))].sort();

/** The addresses of a group that are tested in this run: see the rotation in CONTRIBUTING. */
export const screensOfRun = (group: string): string[] =>
  screenCases
    .filter((one) => groupOf(one) === group && isOfThisRun(nameOf(one)))
    .map(({ address }) => address);
