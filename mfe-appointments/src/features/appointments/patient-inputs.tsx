import * as addresses from '@ziba/shared/contracts/addresses';
import type { DeskBookingValues } from '@ziba/shared/contracts/appointment-booking';
import { PatientCard } from '@ziba/shared/domain/patient-picker/patient-card';
import { PatientField } from '@ziba/shared/domain/patient-picker/patient-field';
import { common } from '@ziba/shared/messages';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useLayoutEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { TakeDebt } from '../../widgets/take-debt/take-debt';
import { m } from './messages';
import { useChosenPatient } from './use-chosen-patient';

const { NationalCodeField } = fieldsOf<DeskBookingValues>();

/** What the form for a new patient begins with. */
export interface NewPatientRequest {
  /** The national code that was typed already. */
  code: string | undefined;
  /** Called with the new patient, to choose them in the booking. */
  choose: ReturnType<typeof useChosenPatient>['choose'];
}

interface Props {
  onNewPatient: (request: NewPatientRequest) => void;
  /** Called when the form for a new patient will probably be opened. */
  onPrepareNewPatient: () => void;
}

/**
 * The patient of the appointment: found by name, mobile, file number or national code. The two fields
 * follow each other: a chosen patient fills in the code, and a code of ten digits chooses its patient.
 */
export function PatientInputs({ onNewPatient, onPrepareNewPatient }: Props) {
  const { getValues } = useFormContext<DeskBookingValues>();
  const chosen = useChosenPatient();
  const mayRegister = useMayOpen(addresses.newPatient);
  const nameField = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A booking usually begins with a name, so this field gets the focus.
    if (!getValues('patient_id')) nameField.current?.querySelector('input')?.focus();
  }, [getValues]);

  return (
    <FieldGroup title={m.groups.patient}>
      <div ref={nameField}>
        <PatientField<DeskBookingValues>
          name="patient_id"
          label={m.fields.patient}
          onChoice={(choice) =>
            chosen.choose(choice && { id: Number(choice.value), nationalCode: choice.nationalCode })
          }
        />
      </div>
      <NationalCodeField
        name="client_national_id"
        label={m.fields.nationalCode}
        onTyped={chosen.clearByTyping}
        hint={<LookUp {...chosen} />}
      />
      {mayRegister && (
        <div>
          <Button
            icon="add"
            size="small"
            onPointerEnter={onPrepareNewPatient}
            onFocus={onPrepareNewPatient}
            onClick={() => onNewPatient({ code: chosen.typedCode, choose: chosen.choose })}
          >
            {m.newPatient}
          </Button>
        </div>
      )}
      <PatientCard
        patientId={chosen.id}
        actions={chosen.id !== undefined && <TakeDebt patientId={chosen.id} />}
      />
    </FieldGroup>
  );
}

/** The state of the look-up of a typed code. It always shows a text, so that nothing below moves. */
function LookUp({
  codeOwner,
  isLookingUp,
}: Pick<ReturnType<typeof useChosenPatient>, 'codeOwner' | 'isLookingUp'>) {
  if (isLookingUp) return <span role="status">{m.lookingUp}</span>;
  if (!codeOwner.error) return <span role="status">{m.codeFinds}</span>;
  if (codeOwner.error.status === 404) return <span role="status">{m.unknownCode}</span>;
  return (
    <span role="status">
      {codeOwner.error.message}{' '}
      <Button size="small" tone="quiet" icon="retry" onClick={() => void codeOwner.mutate()}>
        {common.tryAgain}
      </Button>
    </span>
  );
}
