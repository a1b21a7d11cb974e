import { formatNumber } from '@ziba/shared/format/money';
import { BulkBar } from '@ziba/shared/ui/tables/bulk-bar';
import { Button } from '@ziba/shared/ui/controls/button';
import { toast } from '@ziba/shared/ui/overlays/toast';
import type { RowSelection } from '@ziba/shared/ui/tables/use-row-selection';
import { useState } from 'react';
import type { ClinicRow, useMatrix } from '../../data/matrix.api';
import { m } from './messages';

interface Props {
  selection: RowSelection<ClinicRow>;
  list: ReturnType<typeof useMatrix>;
  onChange: () => void;
}

/** The largest page that the server sends. */
const maxPageSize = 500;

/** The actions for the selected clinics, and a button that selects all clinics of the list. */
export function MatrixBulk({ selection, list, onChange }: Props) {
  const [busy, setBusy] = useState(false);
  const total = list.data?.meta.total ?? 0;

  const selectAll = async () => {
    setBusy(true);
    try {
      const pages = Array.from({ length: Math.ceil(total / maxPageSize) }, (_, index) => index + 1);
      const found = await Promise.all(pages.map((page) => list.readPage(page, maxPageSize)));
      selection.add(found.flatMap(({ data }) => data));
    } catch {
      toast.error(m.bulk.failed);
    }
    setBusy(false);
  };

  return (
    <BulkBar selection={selection}>
      {selection.rows.length < total && (
        <Button size="small" tone="quiet" busy={busy} onClick={() => void selectAll()}>
          {m.bulk.all(formatNumber(total))}
        </Button>
      )}
      <Button size="small" tone="primary" onClick={onChange}>
        {m.bulk.change}
      </Button>
    </BulkBar>
  );
}
