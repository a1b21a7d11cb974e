import { namedInput } from '@ziba/shared/contracts/named';
import { userTexts } from '@ziba/shared/contracts/users';
import { namedRoutes } from '../../data/named-routes';

/** Categories of doctors: shown where doctors are chosen, kept in the settings of the users. */
export const doctorTypesRoutes = namedRoutes({
  path: '/doctorTypes',
  table: 'doctor_types',
  template: 'doctor_type',
  input: namedInput(userTexts.doctorTypeName),
  readers: ['appointments', 'prescriptions', 'patients', 'users', 'dashboard'],
  writer: 'users',
  admin: ['users', 'clinics', 'settings'],
  taken: userTexts.doctorTypeTaken,
  users: 'archive',
});
