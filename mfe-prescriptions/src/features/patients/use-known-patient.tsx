import { ApiError } from '@ziba/shared/api/api-error';
import { knownCodes, knownPatient, type KnownPatient } from '@ziba/shared/contracts/patients';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { usePatientArchive } from '../../data/patients.api';
import { KnownPatientNotice } from './known-patient-notice';
import { m } from './messages';

interface Known extends KnownPatient {
  isArchived: boolean;
}

/** Who has the national code that the server refused; undefined for another refusal. */
function knownIn(error: unknown): Known | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, details } = error.body;
  const isArchived = code === knownCodes.archived;
  if (!isArchived && code !== knownCodes.taken) return undefined;
  const patient = knownPatient.safeParse(details).data;
  return patient && { ...patient, isArchived };
}

/**
 * What a form does about a national code that another file has. `explain` shows whose file it is; for a new patient whose
 * file is archived it asks users who may restore it, and resolves to the restored patient, or to undefined. The caller
 * must render `notice` in the form and `question` beside it.
 */
export function useKnownPatient() {
  const [known, setKnown] = useState<Known>();
  const [answer, setAnswer] = useState<((isYes: boolean) => void) | null>(null);
  const { restore } = usePatientArchive();
  const mayRestore = useMay('patients', 'delete');
  const choose = (isYes: boolean) => {
    answer?.(isYes);
    setAnswer(null);
  };

  const explain = async (error: unknown, isNew: boolean): Promise<KnownPatient | undefined> => {
    const found = knownIn(error);
    setKnown(found);
    if (!found?.isArchived || !isNew || !mayRestore) return undefined;
    const isWanted = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    if (!isWanted) return undefined;
    await restore(found.patient_id);
    toast.success(m.archive.restored(formatText(found.full_name)));
    return found;
  };

  return {
    explain,
    forget: () => setKnown(undefined),
    notice: known && <KnownPatientNotice patient={known} isArchived={known.isArchived} />,
    question: (
      <ConfirmDialog
        open={answer !== null}
        tone="primary"
        title={m.known.ask}
        confirm={m.known.restore}
        onConfirm={() => choose(true)}
        onCancel={() => choose(false)}
      >
        {m.known.askText(formatText(known?.full_name))}
      </ConfirmDialog>
    ),
  };
}
