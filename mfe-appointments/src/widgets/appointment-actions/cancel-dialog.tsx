import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { RadioField } from '@ziba/shared/ui/fields/radio-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { toast } from '@ziba/shared/ui/overlays/toast';
import type { z } from 'zod';
import { useAppointmentMutations } from '../../data/appointment-mutations.api';
import { useAppointmentSettings } from '../../data/appointment-settings.api';
import { AppointmentFacts } from './appointment-facts';
import { CancelCost } from './cancel-cost';
import { CancelReason } from './cancel-reason';
import { cancelSchema, type CancelValues } from './cancel-values';
import { m } from './messages';
import { refusalText } from './refusal-text';

const { TextField } = fieldsOf<CancelValues>();
const initiators = (['patient', 'clinic'] as const).map((value) => ({
  value,
  label: m.initiators[value],
}));

interface Props {
  appointment: AppointmentDetails;
  onClose: () => void;
}

/** Cancels an appointment: who asked, why, and what it costs by the clinic's policy. */
export function CancelDialog({ appointment, onClose }: Props) {
  const { setStatus } = useAppointmentMutations();
  const policy = useAppointmentSettings();

  const cancel = async ({ initiator, reason, note }: z.output<typeof cancelSchema>) => {
    const whole = [reason !== m.other && reason, note?.trim()].filter(Boolean).join(m.reasonJoint);
    try {
      const change = { status: 'canceled', initiator, reason: whole } as const;
      const { cancel_fee } = await setStatus(appointment.id, change);
      toast.success(cancel_fee > 0 ? m.canceledWithFee(formatToman(cancel_fee)) : m.canceled);
    } catch (error) {
      throw new Error(refusalText(m.cancelFailed, error), { cause: error });
    }
    onClose();
  };

  return (
    <Dialog open title={m.cancelTitle(formatText(appointment.client.full_name))} onClose={onClose}>
      {policy.data ? (
        <Form
          frame="none"
          schema={cancelSchema}
          initial={{ initiator: 'patient', reason: '', note: '' }}
          submit={m.cancelNow}
          onSubmit={cancel}
          cancel={{ label: m.keep, onClick: onClose }}
          draft={`cancel-${appointment.id}`}
        >
          <AppointmentFacts appointment={appointment} />
          <RadioField<CancelValues> name="initiator" label={m.whoAsked} options={initiators} wide />
          <CancelReason />
          <TextField name="note" label={m.note} maxLength={400} wide />
          <CancelCost appointment={appointment} policy={policy.data} />
        </Form>
      ) : policy.error ? (
        <ErrorView error={policy.error} onRetry={() => policy.mutate()} />
      ) : (
        <LoadingView />
      )}
    </Dialog>
  );
}
