import { addresses } from '@ziba/shared/contracts/addresses';
import {
  firstPatientInput,
  insuranceTypes,
  isIncomplete,
  patientInput,
  type FirstPatientInput,
} from '@ziba/shared/contracts/patients';
import { PatientInputs } from '@ziba/shared/domain/patient-form/patient-inputs';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { Form, type Edit } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useLocation, useNavigate } from 'react-router-dom';
import { m } from './messages';
import { editFailure, loadFailure } from './patient-failures';
import { patients } from '../../data/patients.api';

type PatientEdit = Edit<FirstPatientInput, FirstPatientInput>;

/** What the booking form hands over: where it waits, and the code that was typed there. */
interface FromBooking {
  returnTo: string;
  nationalId?: string;
}

/** Set where the form was opened on the way to an appointment (text 2 §2.22). */
function useFromBooking(): FromBooking | undefined {
  const state = useLocation().state as Partial<FromBooking> | null;
  const { returnTo, nationalId } = state ?? {};
  const isBooking =
    typeof returnTo === 'string' && returnTo.split('?')[0] === addresses.setAppointment;
  if (!isBooking) return undefined;
  return { returnTo, ...(typeof nationalId === 'string' && { nationalId }) };
}

/** Registers a new patient, or edits the one named in the address (text 2 §2.22, §2.23). */
export function PatientFormScreen() {
  const id = useIdParam();
  const stored = patients.useOne(id);
  const save = patients.useSave();
  const navigate = useNavigate();
  const list = useListReturn(addresses.patients);
  const booking = useFromBooking();
  const back = booking
    ? { to: booking.returnTo, label: m.backToBooking }
    : { to: list, label: m.title };

  async function savePatient(values: FirstPatientInput, { changes }: PatientEdit) {
    const patient = await (id
      ? save(changes, id).catch((error: unknown) => {
          throw editFailure(error);
        })
      : save(values));
    toast.success(id ? m.edited : m.created);
    if (!booking) return navigate(list);
    const { full_name, national_code: nationalId } = patient;
    const state = { patient: { id: patient.id, full_name }, nationalId };
    return navigate(booking.returnTo, { state });
  }

  if (!stored.data && stored.error)
    return <ErrorView error={loadFailure(stored.error)} onRetry={() => void stored.mutate()} />;
  if (id && !stored.data) return <LoadingView />;

  // What is missing may be completed bit by bit; what is there cannot be emptied, which the server refuses.
  const isUnfinished = !!stored.data && isIncomplete(stored.data);

  return (
    <Screen
      title={id ? m.edit : m.create}
      hint={id && m.id(toPersianDigits(String(id)))}
      back={back}
      width="narrow"
    >
      {isUnfinished && <p role="status">{m.incompleteHint}</p>}
      <Form
        schema={isUnfinished ? firstPatientInput : patientInput}
        initial={{ insurance_type: insuranceTypes[0], national_code: booking?.nationalId }}
        stored={stored.data}
        reload={stored.mutate}
        submit={id ? m.saveEdit : m.save}
        cancel={{ label: common.cancel, to: back.to }}
        draft={`patient-${id ?? 'new'}`}
        prefill={{ nationalId: booking?.nationalId }}
        onSubmit={savePatient}
      >
        <PatientInputs />
      </Form>
    </Screen>
  );
}
