import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { sessionStatus } from '@ziba/shared/contracts/treatment-sessions';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { Menu } from '@ziba/shared/ui/overlays/menu';
import type { MenuEntry } from '@ziba/shared/ui/overlays/menu-entry';
import { PrintButton } from '@ziba/shared/ui/print/print-button';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { usePlanAddresses } from '../../data/plan-addresses';
import { usePlanCancellation } from '../../data/treatment-plans.api';
import { StatementButton } from '../../widgets/plan-statement/statement-button';
import { m } from './messages';
import { SaveTemplate } from './save-template';
import { usePlanDocument } from './use-plan-document';

interface Props {
  plan: TreatmentPlan;
  /** The address of the list that the plan was opened from. */
  list: string;
}

/** What can be done with a plan: print, edit while it waits, cancel with a reason. */
export function PlanActions({ plan, list }: Props) {
  const { write } = usePlanAddresses();
  const [dialog, setDialog] = useState<DialogKind | null>(null);
  const content = usePlanDocument(plan);
  const close = () => setDialog(null);
  return (
    <>
      {write && <Menu look="icon" label={m.more} items={menuOf(plan, setDialog)} />}
      <PrintButton content={content}>{m.print}</PrintButton>
      <StatementButton plan={plan} />
      {write && plan.status === 'waiting' && (
        <ButtonLink tone="primary" icon="edit" to={write.edit(plan.id)} state={{ list }}>
          {m.edit}
        </ButtonLink>
      )}
      {dialog === 'template' && <SaveTemplate plan={plan} onClose={close} />}
      <CancelPlan plan={plan} open={dialog === 'cancel'} onClose={close} />
    </>
  );
}

type DialogKind = 'cancel' | 'template';

/** The entries of the menu; one that is not possible now says why. A waiting plan has a button to edit it. */
function menuOf(plan: TreatmentPlan, onDialog: (kind: DialogKind) => void): readonly MenuEntry[] {
  const { status } = plan;
  return [
    status !== 'waiting' && { label: m.edit, icon: 'edit', disabled: m.whyNoEdit[status] },
    status !== 'canceled' && {
      label: m.templates.saveThis,
      icon: 'copy',
      onSelect: () => onDialog('template'),
    },
    status !== 'canceled' && 'separator',
    status !== 'canceled' && {
      label: m.cancelPlan,
      icon: 'close',
      danger: true,
      disabled: whyNoCancel(plan),
      onSelect: () => onDialog('cancel'),
    },
  ];
}

/** Why a plan cannot be canceled: it is completed, or a planned session has a payment. */
function whyNoCancel({ status, paid_amount, sessions }: TreatmentPlan): string | undefined {
  if (status === 'completed') return m.whyNoCancel.completed;
  const isPaidAhead = sessions.some(
    (session) => session.status === sessionStatus.planned && session.paid_amount > 0,
  );
  return paid_amount > 0 && isPaidAhead ? m.whyNoCancel.money : undefined;
}

interface CancelProps {
  plan: TreatmentPlan;
  open: boolean;
  onClose: () => void;
}

/** Asks why a plan is canceled, and cancels it. */
function CancelPlan({ plan: { id, title }, open, onClose }: CancelProps) {
  const { cancelPlan } = usePlanCancellation();
  const cancel = async (reason: string) => {
    await cancelPlan(id, reason);
    toast.success(m.planCanceled);
    onClose();
  };
  return (
    <CarefulDialog
      open={open}
      title={m.cancelPlan}
      confirm={m.cancelPlan}
      reason={{ label: m.cancelReason, draft: `cancel-plan-${id}` }}
      failed={m.cancelPlanFailed}
      onConfirm={cancel}
      onCancel={onClose}
    >
      {m.cancelPlanText(toPersianDigits(title))}
    </CarefulDialog>
  );
}
