import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useWatch } from 'react-hook-form';
import type { CancelValues } from './cancel-values';
import { m } from './messages';

const { SelectField } = fieldsOf<CancelValues>();

/** Why an appointment is cancelled; patients have other reasons than the clinic. */
export function CancelReason() {
  const initiator = useWatch<CancelValues, 'initiator'>({ name: 'initiator' });
  return <SelectField name="reason" label={m.reason} options={m.reasons[initiator]} wide />;
}
