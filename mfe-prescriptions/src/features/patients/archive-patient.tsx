import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { usePatientArchive } from '../../data/patients.api';
import { m } from './messages';
import { restoreFailure } from './patient-failures';

interface Props {
  patient: { id: number; full_name: string };
}

/** The button that archives a patient's file, after a question for the reason. The toast takes it back. */
export function ArchivePatient({ patient: { id, full_name } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { archive, restore } = usePatientArchive();
  const name = formatText(full_name);

  const takeBack = async () => {
    try {
      await restore(id);
      toast.success(m.archive.restored(name));
    } catch (error) {
      toast.error(restoreFailure(error));
    }
  };
  const confirm = async (reason: string) => {
    await archive(id, reason);
    setAsking(false);
    toast.undoable(m.archive.done(name), takeBack);
  };

  return (
    <>
      <Button
        tone="quiet"
        size="small"
        icon="archive"
        title={m.archive.act}
        aria-label={m.archive.of(name)}
        onClick={() => setAsking(true)}
      >
        {common.archive}
      </Button>
      <CarefulDialog
        open={isAsking}
        title={m.archive.of(name)}
        confirm={m.archive.act}
        reason={{ label: m.archive.reason, draft: `archive-patient-${id}` }}
        failed={m.archive.failed}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {m.archive.text(name)}
      </CarefulDialog>
    </>
  );
}
