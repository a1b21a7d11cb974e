import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import { viewMinutes } from '@ziba/shared/contracts/clinic-inputs';
import type { Clinic } from '@ziba/shared/contracts/clinics';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { beginView } from '../../../data/view-clinic.api';
import { m } from './messages';

interface Props {
  clinic: Clinic;
  /** Called with the session of the look. */
  onBegun: (answer: LoginAnswer) => void;
  onClose: () => void;
}

/** Asks why the operator looks at a clinic. */
export function ViewDialog({ clinic: { id, name }, onBegun, onClose }: Props) {
  return (
    <CarefulDialog
      open
      title={m.view}
      confirm={m.view}
      tone="primary"
      reason={{ label: m.reason, draft: `view-clinic-${id}` }}
      failed={m.failed}
      onConfirm={async (reason) => onBegun(await beginView(id, reason))}
      onCancel={onClose}
    >
      {m.text(formatText(name), formatNumber(viewMinutes))}
    </CarefulDialog>
  );
}
