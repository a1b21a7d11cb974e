import type { SubscriptionRequest } from '@ziba/shared/contracts/subscription';
import { formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { StoredFiles } from '@ziba/shared/ui/views/stored-files';
import { useDecide } from '../../../data/subscription-requests.api';
import { m } from './messages';

export interface Decision {
  request: SubscriptionRequest;
  verdict: 'approve' | 'refuse';
}

interface Props extends Decision {
  onClose: () => void;
}

/** Asks before a request is approved, with its receipt, or refused, with a reason for the clinic. */
export function DecisionDialog({ request, verdict, onClose }: Props) {
  const { id, clinic } = request;
  const decide = useDecide();
  if (verdict === 'approve') {
    return (
      <ConfirmDialog
        open
        title={m.of(clinic.name)}
        confirm={m.approve}
        tone="primary"
        failed={m.failed}
        onConfirm={async () => {
          await decide.approve(id);
          toast.success(m.approved);
          onClose();
        }}
        onCancel={onClose}
      >
        <FactList facts={factsOf(request)} />
        <p>{m.approveText}</p>
      </ConfirmDialog>
    );
  }
  return (
    <CarefulDialog
      open
      title={m.refuse}
      confirm={m.refuse}
      reason={{ label: m.reason, draft: `refuse-request-${id}` }}
      failed={m.failed}
      onConfirm={async (reason) => {
        await decide.refuse(id, reason);
        toast.success(m.refused);
        onClose();
      }}
      onCancel={onClose}
    >
      {m.refuseText(clinic.name)}
    </CarefulDialog>
  );
}

const factsOf = ({ days, total, reference, note, receipt, clinic }: SubscriptionRequest) => [
  { label: m.columns.days, value: m.days(formatNumber(days)) },
  { label: m.columns.total, value: formatToman(total) },
  {
    label: m.columns.reference,
    value: reference && <Ltr>{toPersianDigits(reference)}</Ltr>,
  },
  { label: m.facts.ends, value: formatDay(clinic.ends_on) },
  { label: m.facts.note, value: formatText(note) },
  {
    label: m.facts.receipt,
    value: receipt && <StoredFiles label={m.facts.receipt} names={receipt} />,
  },
];
