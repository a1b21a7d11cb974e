import * as addresses from '@ziba/shared/contracts/addresses';
import type { Clinic } from '@ziba/shared/contracts/clinics';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useNavigate } from 'react-router-dom';
import { clinics } from '../../../data/clinics.api';
import { ClinicStatus } from '../clinic-status';
import { m as words } from '../messages';
import { ClinicWizard } from './clinic-wizard';
import { m } from './messages';
import { useSaveClinic } from './use-save-clinic';

const headOf = (clinic: Clinic) => ({
  title: clinic.account_status === 'pending' ? m.resume : m.edit,
  hint: (
    <>
      {clinic.name} <ClinicStatus clinic={clinic} />
    </>
  ),
  back: { to: addresses.clinic(clinic.id), label: clinic.name },
});

/** Changes a clinic, every step open. A draft goes on at its first incomplete step and stays a draft. */
export function EditClinicScreen() {
  const record = clinics.useOne(useIdParam());
  const save = useSaveClinic();
  const navigate = useNavigate();
  return (
    <RecordScreen
      record={record}
      title={m.edit}
      back={{ to: addresses.allClinics, label: words.all }}
      head={headOf}
      notFound={{ title: m.notFound }}
      width="narrow"
    >
      {(clinic) => (
        <ClinicWizard
          stored={clinic}
          reload={record.mutate}
          cancel={addresses.clinic(clinic.id)}
          onSubmit={async (_, isActivated, { changes }) => {
            await save(isActivated ? { ...changes, is_active: true } : changes, clinic.id);
            toast.success(isActivated ? m.created : m.edited);
            await navigate(addresses.clinic(clinic.id));
          }}
        />
      )}
    </RecordScreen>
  );
}
