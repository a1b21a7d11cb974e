import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { usePatientArchive } from '../../data/patients.api';
import styled from 'styled-components';
import { m } from './messages';
import { restoreFailure } from './patient-failures';

interface Props {
  /** `debt` is what the patient owes, in tomans. */
  patient: { id: number; full_name: string; debt: number };
}

/** The button that archives a patient's file, after a question for the reason. The toast takes it back. */
export function ArchivePatient({ patient: { id, full_name, debt } }: Props) {
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
        {debt > 0 && <Debt>{m.archive.debt(formatToman(debt))}</Debt>}
      </CarefulDialog>
    </>
  );
}

const Debt = styled.p`
  margin-block-start: var(--space-2);
  color: var(--danger);
  font-weight: 600;
`;
