import * as addresses from '@ziba/shared/contracts/addresses';
import type { MatrixColumn } from '@ziba/shared/contracts/section-switches';
import { formatText } from '@ziba/shared/format/text';
import { useMay, useMayOpen } from '@ziba/shared/session/use-may';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useRowSelection } from '@ziba/shared/ui/tables/use-row-selection';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useState } from 'react';
import styled from 'styled-components';
import type { ClinicRow, useMatrix } from '../../data/matrix.api';
import { MatrixBulk } from './matrix-bulk';
import { matrixColumns, stopName } from './matrix-columns';
import { MatrixFilters, type MatrixParams } from './matrix-filters';
import { MatrixLegend } from './matrix-legend';
import { m } from './messages';
import { SectionHeading } from './section-heading';
import type { SwitchTarget } from './switch-target';
import { useCellKeys } from './use-cell-keys';

interface Props {
  params: MatrixParams;
  list: ReturnType<typeof useMatrix>;
  sections: readonly MatrixColumn[];
}

const SwitchDrawer = lazyPart(async () => (await import('./switch-drawer')).SwitchDrawer);

/** The matrix: clinics down, sections across; a cell opens what can be done with it. */
export function MatrixTable({ params, list, sections }: Props) {
  const { page, setPage, setFilter } = params;
  const [target, setTarget] = useState<SwitchTarget | null>(null);
  const mayWrite = useMay('sections', 'write');
  const mayOpenClinic = useMayOpen(addresses.clinics);
  const rows = list.data?.data;
  const nameOf = ({ name }: ClinicRow) => formatText(name);
  const selection = useRowSelection<ClinicRow>({ rows, nameOf });
  const stops = (rows ?? []).flatMap((row) => sections.map((one) => stopName(row, one.section)));
  const { tabStop, handlers } = useCellKeys(stops);

  const columns = matrixColumns({
    sections,
    mayOpenClinic,
    tabStop,
    headingOf: (column) => (
      <SectionHeading
        column={column}
        chosen={selection.rows.length}
        mayWrite={mayWrite}
        onFilter={(state) => {
          setFilter('state', state);
          setFilter('section', column.section);
        }}
        onSwitch={(isOn) => setTarget({ clinics: selection.rows, section: column, isOn })}
      />
    ),
    onOpen: (clinic, section) => setTarget({ clinics: [clinic], section, isSingle: true }),
  });

  return (
    <Frame {...handlers} onPointerEnter={() => SwitchDrawer.prepare()}>
      <ResourceTable
        label={m.matrix}
        name="section-matrix"
        isFrozen
        toolbar={<MatrixFilters {...params} sections={sections} />}
        columns={mayWrite ? [selection.column, ...columns] : columns}
        list={list}
        empty={<EmptyView icon="clinics" title={m.empty} hint={m.emptyHint} />}
        page={page}
        onPage={setPage}
        isSelected={selection.isSelected}
        bulk={
          <MatrixBulk
            selection={selection}
            list={list}
            onChange={() => setTarget({ clinics: selection.rows })}
          />
        }
      />
      <MatrixLegend />
      {target && (
        <SwitchDrawer
          {...{ target, sections, mayWrite }}
          onClose={(isDone) => {
            setTarget(null);
            if (isDone && !target.isSingle) selection.clear();
          }}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  td {
    padding-block: var(--space-1);
  }
  td:has([data-stop]) {
    padding-inline: var(--space-1);
  }
  @container (max-width: 46rem) {
    td > span:has([data-stop]) {
      display: flex;
    }
  }
`;
