import type { PayrollPreview, PayrollPreviewLine } from '@ziba/shared/contracts/payroll';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { payrollRuns } from '../../../data/payroll.api';
import { m } from './messages';

interface Props {
  preview: Pick<PayrollPreview, 'month' | 'title'>;
  /** The people whose pay is posted. */
  lines: readonly PayrollPreviewLine[];
  onClose: () => void;
}

/** Asks before the pay of these people is posted for the month. */
export function PostDialog({ preview: { month, title }, lines, onClose }: Props) {
  const save = payrollRuns.useSave();
  const [only] = lines.length === 1 ? lines : [];
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={
        only ? m.postOneQuestion(formatText(only.user.fullName), title) : m.postQuestion(title)
      }
      confirm={m.postOne}
      failed={m.postFailed}
      onConfirm={async () => {
        await save({ month, user_ids: lines.map(({ user_id }) => user_id) });
        toast.success(m.postDone(title));
        onClose();
      }}
      onCancel={onClose}
    >
      {m.postMeaning(formatNumber(lines.length), formatToman(total))}
    </ConfirmDialog>
  );
}
