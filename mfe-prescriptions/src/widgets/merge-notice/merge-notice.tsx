import type { PatientMerge } from '@ziba/shared/contracts/patient-merge';
import { patientFieldLabels } from '@ziba/shared/domain/patient-form/field-labels';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import styled from 'styled-components';
import { useOpenMerges, usePatientMerge } from '../../data/patient-merge.api';
import { m } from './messages';

interface Props {
  patient: { id: number };
}

/** Says which files were merged into this one, and offers the undo while it is possible, to users who may do it. */
export function MergeNotice({ patient: { id } }: Props) {
  const mayUndo = useMay('patients', 'delete');
  const merges = useOpenMerges(id, mayUndo);
  return merges.data?.data.map((merge) => <OneMerge key={merge.id} keptId={id} merge={merge} />);
}

function OneMerge({ keptId, merge }: { keptId: number; merge: PatientMerge }) {
  const [isAsking, setAsking] = useState(false);
  const { undo } = usePatientMerge();
  const name = formatText(merge.merged.full_name);

  const takeBack = async () => {
    const { unrestored } = await undo(keptId, merge.id);
    setAsking(false);
    toast.success(m.undone(name));
    const labels = unrestored.map((field) => patientFieldLabels[field] ?? m.optOut);
    // It stays until it is closed: somebody should look at these fields.
    if (labels.length > 0) toast.error(m.unrestored(labels.join('، ')));
  };

  return (
    <Line role="status">
      <Icon name="info" size={16} />
      <span>
        {m.merged(name, formatDateTime(merge.merged_at), formatDateTime(merge.undo_until))}
      </span>
      <Button
        size="small"
        icon="restore"
        aria-label={m.undoOf(name)}
        onClick={() => setAsking(true)}
      >
        {m.undo}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.undoOf(name)}
        confirm={m.undo}
        tone="primary"
        failed={m.failed}
        onConfirm={takeBack}
        onCancel={() => setAsking(false)}
      >
        {m.text(name)}
      </ConfirmDialog>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-block-end: var(--space-4);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--info-soft);
  color: var(--info);
  font-size: var(--size-s);

  > svg {
    flex: none;
  }
  > span {
    flex: 1 1 16rem;
  }
`;
