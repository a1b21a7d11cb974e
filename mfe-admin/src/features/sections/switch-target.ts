import type { MatrixColumn } from '@ziba/shared/contracts/section-switches';
import type { ClinicRow } from '../../data/matrix.api';

/** What somebody is about to switch: of which clinics, and as far as that is settled which section and to what. */
export interface SwitchTarget {
  clinics: readonly ClinicRow[];
  section?: MatrixColumn;
  isOn?: boolean;
  /** One cell was opened: it tells of itself, and is switched to what it is not. */
  isSingle?: boolean;
}
