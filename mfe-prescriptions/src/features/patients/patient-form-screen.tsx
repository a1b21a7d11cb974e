import * as addresses from '@ziba/shared/contracts/addresses';
import {
  firstPatientInput,
  foreignPatientInput,
  insuranceTypes,
  isIncomplete,
  patientInput,
  type Patient,
} from '@ziba/shared/contracts/patients';
import { PatientInputs } from '@ziba/shared/domain/patient-form/patient-inputs';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useSession } from '@ziba/shared/session/use-session';
import { Form } from '@ziba/shared/ui/forms/form';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useLocation } from 'react-router-dom';
import { m } from './messages';
import { loadFailure } from './patient-failures';
import { useSavePatient, type FromBooking } from './use-save-patient';
import { patients } from '../../data/patients.api';
import { useMayCompleteLater } from '../../data/registration-rules.api';

/** The booking from which this form was opened; undefined otherwise. */
function useFromBooking(): FromBooking | undefined {
  const state = useLocation().state as Partial<FromBooking> | null;
  const { returnTo, nationalId } = state ?? {};
  const isBooking =
    typeof returnTo === 'string' && returnTo.split('?')[0] === addresses.setAppointment;
  if (!isBooking) return undefined;
  return { returnTo, ...(typeof nationalId === 'string' && { nationalId }) };
}

/** Registers a new patient, or edits the one named in the address. */
export function PatientFormScreen() {
  const id = useIdParam();
  const record = patients.useOne(id);
  const list = useFormReturn(id);
  const booking = useFromBooking();
  const back = booking
    ? { to: booking.returnTo, label: m.backToBooking }
    : { to: list, label: isFile(list, id) ? m.patientFile : m.title };

  if (id === undefined) {
    return (
      <Screen title={m.create} back={back} width="narrow">
        <PatientForm reload={record.mutate} booking={booking} list={list} />
      </Screen>
    );
  }
  return (
    <RecordScreen
      record={record}
      title={m.edit}
      back={back}
      head={(patient) => ({ hint: m.id(toPersianDigits(String(patient.id))) })}
      notFound={{ title: m.unknownId }}
      explain={loadFailure}
      width="narrow"
    >
      {(patient) => (
        <PatientForm patient={patient} reload={record.mutate} booking={booking} list={list} />
      )}
    </RecordScreen>
  );
}

/** The addresses of the patient's file; none for a new patient. */
const filesOf = (id: number | undefined) =>
  id === undefined ? [] : [addresses.patientFile(id), addresses.reducedPatientFile(id)];

/** The list, or the file of the patient, that the form was opened from. */
const useFormReturn = (id: number | undefined) => useListReturn(addresses.patients, ...filesOf(id));

const isFile = (address: string, id: number | undefined) =>
  filesOf(id).some((file) => file === address.split('?')[0]);

interface FormProps {
  /** None for a new patient. */
  patient?: Patient;
  /** Reads the patient again. */
  reload: () => unknown;
  booking: FromBooking | undefined;
  /** The address of the list of patients, as it was left. */
  list: string;
}

function PatientForm({ patient: stored, reload, booking, list }: FormProps) {
  const id = stored?.id;
  const mayCompleteLater = useMayCompleteLater(id === undefined);
  const { submit, notice, question } = useSavePatient({ id, booking, list });
  // Missing fields may be completed one by one; the server refuses to empty a filled one.
  const isUnfinished = !!stored && isIncomplete(stored);
  const isAllowed = useSession()?.clinic?.foreign_patients === true;
  const complete = isAllowed || stored?.foreign_id ? foreignPatientInput : patientInput;

  return (
    <>
      {isUnfinished && <p role="status">{m.incompleteHint}</p>}
      {mayCompleteLater && <p role="status">{m.laterHint}</p>}
      <Form
        schema={isUnfinished || mayCompleteLater ? firstPatientInput : complete}
        initial={{ insurance_type: insuranceTypes[0], national_code: booking?.nationalId }}
        stored={stored}
        reload={reload}
        submit={id ? m.saveEdit : m.save}
        cancel={{ label: common.cancel, to: booking?.returnTo ?? list }}
        draft={`patient-${id ?? 'new'}`}
        prefill={{ nationalId: booking?.nationalId }}
        foot={notice}
        onSubmit={submit}
      >
        <PatientInputs />
      </Form>
      {question}
    </>
  );
}
