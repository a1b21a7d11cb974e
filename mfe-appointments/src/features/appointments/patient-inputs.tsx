import type { ApiError } from '@ziba/shared/api/client';
import { addresses } from '@ziba/shared/contracts/addresses';
import type { DeskBookingValues } from '@ziba/shared/contracts/appointment-booking';
import type { PatientFile } from '@ziba/shared/contracts/patients';
import { PatientCard } from '@ziba/shared/domain/patient-picker/patient-card';
import { PatientField } from '@ziba/shared/domain/patient-picker/patient-field';
import { usePatient } from '@ziba/shared/domain/patient-picker/patient-search';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/button-link';
import { FieldGroup } from '@ziba/shared/ui/field-group';
import { fieldsOf } from '@ziba/shared/ui/form';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { m } from './messages';

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
  const form = useFormContext<DeskBookingValues>();
  const [chosen, typed] = useWatch<DeskBookingValues, ['patient_id', 'client_national_id']>({
    name: ['patient_id', 'client_national_id'],
  });
  const id = chosen ? Number(chosen) : undefined;
  const code = typed ?? '';
  const { data: patient } = usePatient(id);
  const byCode = usePatientByCode(
    code.length === 10 && patient?.national_code !== code ? code : '',
  );
  const { setValue, getValues, getFieldState } = form;

  useEffect(() => {
    if (!patient) return;
    setValue('client_national_id', patient.national_code, { shouldDirty: true });
    if (!getFieldState('insurance_type').isDirty) {
      setValue('insurance_type', patient.insurance_type);
    }
  }, [patient, setValue, getFieldState]);

  useEffect(() => {
    // Asked for now: the effect above may just have written it.
    const now = getValues('client_national_id') ?? '';
    if (patient && now !== patient.national_code) setValue('patient_id', '');
  }, [code, patient, getValues, setValue]);

  const found = byCode.data?.id;
  useEffect(() => {
    if (found !== undefined) setValue('patient_id', found, { shouldDirty: true });
  }, [found, setValue]);

  const first = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Whoever books begins by typing a name.
    if (!getValues('patient_id')) first.current?.querySelector('input')?.focus();
  }, [getValues]);

  return (
    <FieldGroup title={m.groups.patient}>
      <div ref={first}>
        <PatientField<DeskBookingValues> name="patient_id" label={m.fields.patient} />
      </div>
      <NationalCodeField
        name="client_national_id"
        label={m.fields.nationalCode}
        hint={byCode.error?.status === 404 ? m.unknownCode : undefined}
      />
      <NewPatientLink
        code={id === undefined && code.length === 10 ? code : undefined}
        onLeave={() => {
          setValue('patient_id', '');
          setValue('client_national_id', '');
          onNewPatient();
        }}
      />
      {id !== undefined && <PatientCard patientId={id} />}
    </FieldGroup>
  );
}

function usePatientByCode(code: string) {
  return useSWR<PatientFile, ApiError>(
    code === '' ? null : ['/patients', `/patients/by-national-code/${code}`],
    { shouldRetryOnError: false },
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
