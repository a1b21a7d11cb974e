import { ApiError } from '@ziba/shared/api/api-error';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { MergePreview } from '@ziba/shared/contracts/patient-merge';
import { staleCode } from '@ziba/shared/contracts/versions';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePatientMerge } from '../../data/patient-merge.api';
import { fieldsOfOther, type MergeChoices } from './merge-choices';
import { m } from './messages';

interface Props {
  preview: MergePreview;
  choices: MergeChoices;
  /** Told while the files are being merged, and for good once they are. */
  onMerging: (isMerging: boolean) => void;
  /** Reads the preview again, after the server refused an old one. */
  reload: () => unknown;
}

/** The button that merges the files, after a question; then the kept file opens. */
export function MergeButton({ preview, choices, onMerging, reload }: Props) {
  const { kept, other } = preview;
  const [isAsking, setAsking] = useState(false);
  const { merge } = usePatientMerge();
  const navigate = useNavigate();
  const named = ({ full_name, id }: MergePreview['kept']) =>
    [formatText(full_name), toPersianDigits(String(id))] as const;

  const confirm = async () => {
    onMerging(true);
    try {
      await merge(kept.id, other.id, {
        version: kept.version,
        other_version: other.version,
        rows: preview.rows,
        from_other: fieldsOfOther(preview, choices),
      });
    } catch (error) {
      onMerging(false);
      if (error instanceof ApiError && error.body.code === staleCode) await reload();
      throw error;
    }
    toast.success(m.done(formatText(kept.full_name)));
    await navigate(addresses.patientFile(kept.id));
  };

  return (
    <>
      <Button tone="primary" icon="users" onClick={() => setAsking(true)}>
        {m.merge}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.ask}
        confirm={m.merge}
        failed={m.failed}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {m.askText(...named(other), ...named(kept))}
      </ConfirmDialog>
    </>
  );
}
