import { namedInput } from '@ziba/shared/contracts/common';
import { namedRoutes } from '../../lib/named-routes';
import { m } from '../../messages';

/** Categories of doctors: shown where doctors are chosen, kept in the settings of the users. */
export const doctorTypesRoutes = namedRoutes({
  path: '/doctorTypes',
  table: 'doctor_types',
  input: namedInput(m.doctorTypeName),
  readers: ['appointments', 'prescriptions', 'patients', 'users', 'dashboard'],
  keeper: 'users',
  taken: m.doctorTypeTaken,
});
