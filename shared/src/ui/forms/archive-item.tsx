import { useState } from 'react';
import { common } from '../../messages';
import { Button } from '../controls/button';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { toast } from '../overlays/toast';
import { m } from './messages';

/** How the rows of NamedListEditor are archived. */
export interface ArchiveOfItems<Row> {
  /** The hook of the resource that archives a row (`useRemove`). */
  useArchive: () => (id: number) => Promise<unknown>;
  /** What archiving this row means, in a sentence. */
  meaning: (row: Row) => string;
}

interface Props<Row> extends ArchiveOfItems<Row> {
  row: Row;
  name: string;
}

/** The button that archives a row of a list of names, after a question. */
export function ArchiveItem<Row extends { id: number }>(props: Props<Row>) {
  const { row, name, meaning, useArchive } = props;
  const [isAsking, setAsking] = useState(false);
  const archive = useArchive();

  const confirm = async () => {
    await archive(row.id);
    setAsking(false);
    toast.success(m.archived(name));
  };

  return (
    <>
      <Button
        tone="quiet"
        size="small"
        icon="archive"
        aria-label={m.archiveOf(name)}
        onClick={() => setAsking(true)}
      >
        {common.archive}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.archiveQuestion(name)}
        confirm={common.archive}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <p>{meaning(row)}</p>
      </ConfirmDialog>
    </>
  );
}
