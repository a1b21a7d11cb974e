import * as addresses from '@ziba/shared/contracts/addresses';
import type { MatrixColumn } from '@ziba/shared/contracts/section-switches';
import { useMay, useMayOpen } from '@ziba/shared/session/use-may';
import type { ClinicRow } from '../../data/matrix.api';
import { focusIdOf, matrixColumns } from './matrix-columns';
import type { MatrixParams } from './matrix-filters';
import { SectionHeading } from './section-heading';
import type { SwitchTarget } from './switch-target';
import { useCellKeys } from './use-cell-keys';

interface Options {
  rows: readonly ClinicRow[];
  sections: readonly MatrixColumn[];
  /** The clinics that a heading switches. */
  selected: readonly ClinicRow[];
  setFilter: MatrixParams['setFilter'];
  /** Called with what a cell or a heading wants to switch. */
  onTarget: (target: SwitchTarget) => void;
}

/** The columns of the matrix, and the key handlers that belong around their cells. */
export function useMatrixColumns({ rows, sections, selected, setFilter, onTarget }: Options) {
  const mayWrite = useMay('sections', 'write');
  const mayOpenClinic = useMayOpen(addresses.clinics);
  const focusIds = rows.flatMap((row) => sections.map(({ section }) => focusIdOf(row, section)));
  const { tabbableId, handlers } = useCellKeys(focusIds);

  const columns = matrixColumns({
    sections,
    mayOpenClinic,
    tabbableId,
    headingOf: (column) => (
      <SectionHeading
        column={column}
        selectedCount={selected.length}
        mayWrite={mayWrite}
        onFilter={(state) => {
          setFilter('state', state);
          setFilter('section', column.section);
        }}
        onSwitch={(isOn) => onTarget({ clinics: selected, section: column, isOn })}
      />
    ),
    onOpen: (clinic, section) => onTarget({ clinics: [clinic], section, isSingle: true }),
  });
  return { columns, keyHandlers: handlers };
}
