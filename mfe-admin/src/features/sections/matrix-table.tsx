import type { MatrixColumn } from '@ziba/shared/contracts/section-switches';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useRowSelection } from '@ziba/shared/ui/tables/use-row-selection';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useState } from 'react';
import styled from 'styled-components';
import type { ClinicRow, useMatrix } from '../../data/matrix.api';
import { MatrixBulk } from './matrix-bulk';
import { MatrixFilters, type MatrixParams } from './matrix-filters';
import { MatrixLegend } from './matrix-legend';
import { m } from './messages';
import type { SwitchTarget } from './switch-target';
import { useMatrixColumns } from './use-matrix-columns';

interface Props {
  params: MatrixParams;
  list: ReturnType<typeof useMatrix>;
  sections: readonly MatrixColumn[];
}

const SwitchDrawer = lazyPart(async () => (await import('./switch-drawer')).SwitchDrawer);

/** The matrix: one row for each clinic, one column for each section. A cell opens its facts and its switch. */
export function MatrixTable({ params, list, sections }: Props) {
  const [target, setTarget] = useState<SwitchTarget | null>(null);
  const mayWrite = useMay('sections', 'write');
  const selection = useRowSelection<ClinicRow>({
    rows: list.data?.data,
    nameOf: ({ name }) => formatText(name),
  });
  const { columns, keyHandlers } = useMatrixColumns({
    rows: list.data?.data ?? [],
    sections,
    selected: selection.rows,
    setFilter: params.setFilter,
    onTarget: setTarget,
  });

  return (
    <Frame {...keyHandlers} onPointerEnter={() => SwitchDrawer.prepare()}>
      <ResourceTable
        label={m.matrix}
        name="section-matrix"
        isFrozen
        toolbar={<MatrixFilters {...params} sections={sections} />}
        columns={mayWrite ? [selection.column, ...columns] : columns}
        list={list}
        empty={<EmptyView icon="clinics" title={m.empty} hint={m.emptyHint} />}
        page={params.page}
        onPage={params.setPage}
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
  td:has([data-focus-id]) {
    padding-inline: var(--space-1);
  }
  @container (max-width: 46rem) {
    td > span:has([data-focus-id]) {
      display: flex;
    }
  }
`;
