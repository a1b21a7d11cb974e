import * as addresses from '@ziba/shared/contracts/addresses';
import type { FirstPatientInput } from '@ziba/shared/contracts/patients';
import type { Edit } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import { patients } from '../../data/patients.api';
import { m } from './messages';
import { editFailure } from './patient-failures';
import { useKnownPatient } from './use-known-patient';

/** What the booking form passes on: the address to return to, and the typed national code. */
export interface FromBooking {
  returnTo: string;
  nationalId?: string;
}

interface Options {
  /** None for a new patient. */
  id: number | undefined;
  booking: FromBooking | undefined;
  /** The address of the list of patients, as it was left. */
  list: string;
}

type PatientEdit = Edit<FirstPatientInput, FirstPatientInput>;

/**
 * Saves a patient and goes back to the list, or to the booking with the patient chosen. When another file has the national
 * code, `notice` and `question` of `useKnownPatient` say so.
 */
export function useSavePatient({ id, booking, list }: Options) {
  const save = patients.useSave();
  const navigate = useNavigate();
  const { explain, forget, notice, question } = useKnownPatient();

  const leave = (
    patient: { id: number; full_name: string },
    nationalId: string | null | undefined,
    to: string,
  ) =>
    booking
      ? navigate(booking.returnTo, {
          state: {
            patient: { id: patient.id, full_name: patient.full_name },
            ...(nationalId && { nationalId }),
          },
        })
      : navigate(to);

  const edit = async (changes: PatientEdit['changes']) => {
    try {
      return await save(changes, id);
    } catch (error) {
      await explain(error, false);
      throw editFailure(error);
    }
  };

  async function submit(values: FirstPatientInput, { changes }: PatientEdit) {
    forget();
    if (id !== undefined) {
      const patient = await edit(changes);
      toast.success(m.edited);
      return leave(patient, patient.national_code, list);
    }
    try {
      const patient = await save(values);
      toast.success(m.created);
      return await leave(patient, patient.national_code, list);
    } catch (error) {
      const restored = await explain(error, true);
      if (!restored) throw error;
      const { patient_id, full_name } = restored;
      const file = addresses.patientFile(patient_id);
      return leave({ id: patient_id, full_name }, values.national_code, file);
    }
  }

  return { submit, notice, question };
}
