import { addresses } from '@ziba/shared/contracts/addresses';
import { insuranceTypes, patientInput, type PatientInput } from '@ziba/shared/contracts/patients';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { Form } from '@ziba/shared/ui/form';
import { Screen } from '@ziba/shared/ui/screen';
import { ErrorView, LoadingView } from '@ziba/shared/ui/state-views';
import { toast } from '@ziba/shared/ui/toast';
import { useNavigate } from 'react-router-dom';
import { m } from './messages';
import { PatientInputs } from './patient-inputs';
import { patients } from './patients.api';

/** Registers a new patient, or edits the one named in the address (text 2 §2.22, §2.23). */
export function PatientFormScreen() {
  const id = useIdParam();
  const stored = patients.useOne(id);
  const save = patients.useSave();
  const navigate = useNavigate();
  const list = useListReturn(addresses.patients);

  async function savePatient(values: PatientInput) {
    await save(values, id);
    toast.success(id ? m.edited : m.created);
    await navigate(list);
  }

  if (stored.error) return <ErrorView error={stored.error} onRetry={() => void stored.mutate()} />;
  if (id && !stored.data) return <LoadingView />;

  return (
    <Screen
      title={id ? m.edit : m.create}
      hint={id && m.id(toPersianDigits(String(id)))}
      back={{ to: list, label: m.title }}
      width="narrow"
    >
      <Form
        schema={patientInput}
        initial={{ insurance_type: insuranceTypes[0] }}
        stored={stored.data}
        submit={id ? m.saveEdit : m.save}
        cancel={{ label: common.cancel, to: list }}
        draft={`patient-${id ?? 'new'}`}
        onSubmit={savePatient}
      >
        <PatientInputs />
      </Form>
    </Screen>
  );
}
