import type { MatrixColumn } from '@ziba/shared/contracts/section-switches';
import type { ClinicRow } from '../../data/matrix.api';

/** What the operator is about to switch: the clinics and, if already chosen, the section and the direction. */
export interface SwitchTarget {
  clinics: readonly ClinicRow[];
  section?: MatrixColumn;
  isOn?: boolean;
  /** One cell was opened: the drawer shows its facts, and the switch inverts its state. */
  isSingle?: boolean;
}
