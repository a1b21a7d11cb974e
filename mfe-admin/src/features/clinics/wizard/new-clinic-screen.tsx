import * as addresses from '@ziba/shared/contracts/addresses';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useNavigate } from 'react-router-dom';
import { m as words } from '../messages';
import { ClinicWizard } from './clinic-wizard';
import { m } from './messages';
import { useSaveClinic } from './use-save-clinic';

/** Takes a new clinic in, as a draft or at once active. */
export function NewClinicScreen() {
  const save = useSaveClinic();
  const navigate = useNavigate();
  return (
    <Screen title={m.create} back={{ to: addresses.allClinics, label: words.all }} width="narrow">
      <ClinicWizard
        cancel={addresses.clinics}
        onSubmit={async (values, isActivated) => {
          const { id } = await save({ ...values, is_active: isActivated });
          toast.success(isActivated ? m.created : m.drafted);
          await navigate(addresses.clinic(id));
        }}
      />
    </Screen>
  );
}
