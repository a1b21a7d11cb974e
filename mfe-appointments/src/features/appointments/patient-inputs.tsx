import { addresses } from '@ziba/shared/contracts/addresses';
import type { DeskBookingValues } from '@ziba/shared/contracts/appointment-booking';
import { PatientCard } from '@ziba/shared/domain/patient-picker/patient-card';
import { PatientField } from '@ziba/shared/domain/patient-picker/patient-field';
import { common } from '@ziba/shared/messages';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/button';
import { ButtonLink } from '@ziba/shared/ui/button-link';
import { FieldGroup } from '@ziba/shared/ui/field-group';
import { fieldsOf } from '@ziba/shared/ui/form';
import { useLayoutEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { m } from './messages';
import { useChosenPatient } from './use-chosen-patient';

const { NationalCodeField } = fieldsOf<DeskBookingValues>();

interface Props {
  /** Told before the form is left to register somebody. */
  onNewPatient: () => void;
}

/**
 * Whose appointment it is: found by name, mobile, file number or national code. Both fields say the
 * same: who is chosen has a code, and a code of ten digits chooses whoever has it (text 2 §2.6).
 */
export function PatientInputs({ onNewPatient }: Props) {
  const { getValues } = useFormContext<DeskBookingValues>();
  const who = useChosenPatient();
  const first = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Whoever books begins by typing a name.
    if (!getValues('patient_id')) first.current?.querySelector('input')?.focus();
  }, [getValues]);

  return (
    <FieldGroup title={m.groups.patient}>
      <div ref={first}>
        <PatientField<DeskBookingValues>
          name="patient_id"
          label={m.fields.patient}
          onChoice={(choice) =>
            who.choose(choice && { id: Number(choice.value), nationalCode: choice.nationalCode })
          }
        />
      </div>
      <NationalCodeField
        name="client_national_id"
        label={m.fields.nationalCode}
        onTyped={who.liftByTyping}
        hint={<LookUp {...who} />}
      />
      <NewPatientLink
        code={who.typedCode}
        onLeave={() => {
          who.choose(null);
          onNewPatient();
        }}
      />
      {who.id !== undefined && <PatientCard patientId={who.id} />}
    </FieldGroup>
  );
}

/** How the look-up of a typed code stands. */
function LookUp({
  owner,
  isLookingUp,
}: Pick<ReturnType<typeof useChosenPatient>, 'owner' | 'isLookingUp'>) {
  if (isLookingUp) return <span role="status">{m.lookingUp}</span>;
  if (!owner.error) return null;
  if (owner.error.status === 404) return <span role="status">{m.unknownCode}</span>;
  return (
    <span role="status">
      {owner.error.message}{' '}
      <Button size="small" tone="quiet" icon="retry" onClick={() => void owner.mutate()}>
        {common.tryAgain}
      </Button>
    </span>
  );
}

interface NewPatientProps {
  /** Typed already, so that it need not be typed again. */
  code: string | undefined;
  onLeave: () => void;
}

/** Registers somebody new; the way back leads here, with them chosen (text 2 §2.22). */
function NewPatientLink({ code, onLeave }: NewPatientProps) {
  const { pathname, search } = useLocation();
  const mayRegister = useMayOpen(addresses.newPatient);
  if (!mayRegister) return null;
  return (
    <div>
      <ButtonLink
        to={addresses.newPatient}
        state={{ returnTo: pathname + search, nationalId: code }}
        icon="add"
        size="small"
        onClick={onLeave}
      >
        {m.newPatient}
      </ButtonLink>
    </div>
  );
}
