import type { Service } from '@ziba/shared/contracts/services';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { useClinicServices } from '../../data/clinic-services.api';
import { useFollowDoctors } from '../../data/follow-doctors';
import { useDoctors } from '../../data/staff.api';
import { servicesOfDoctor } from '../../widgets/doctor-services/services-of-doctor';
import { m } from './messages';
import type { SessionEntry } from './session-values';

interface Props {
  /** The doctor of the session; undefined while none is chosen. */
  doctorId?: number;
  /** The label of a session whose service the clinic no longer has. */
  storedLabel?: string | null;
}

const choiceOf = ({ id, title, fee, system_code }: Service) => ({
  value: id,
  label: formatText(title),
  // The code is isolated; otherwise its Latin letters would change the order of the parts.
  detail: `${formatToman(fee)}\u060c \u2066${system_code}\u2069`,
});

const asUserEdit = { shouldDirty: true, shouldValidate: true };

/** Chooses a service of the session's doctor; it fills label, price and duration (text 2 §2.9). */
export function ServiceField({ doctorId, storedLabel }: Props) {
  const { setValue, getValues } = useFormContext<SessionEntry>();
  const { data, mutate } = useClinicServices();
  const doctor = useDoctors().data?.data.find(({ id }) => id === doctorId);
  useFollowDoctors();
  const wanted = Number(useWatch<SessionEntry, 'service_id'>({ name: 'service_id' })) || undefined;
  const choicesOf = (all: readonly Service[]) => {
    const active = all.filter(({ is_active }) => is_active);
    return servicesOfDoctor(active, doctor, wanted).offered.map(choiceOf);
  };
  const services = data?.data ?? [];
  const { undone, hint } = servicesOfDoctor(services, doctor, wanted);
  // Until the services are loaded, a function is the source: the field then shows loading or an error.
  const source = data
    ? choicesOf(services)
    : async () => {
        const page = await mutate();
        if (!page) throw new Error(common.fetchFailed);
        return choicesOf(page.data);
      };

  const fillFromService = (id: number | null) => {
    const service = services.find((one) => one.id === id);
    if (!service) return;
    setValue('service_type', service.title, asUserEdit);
    setValue('service_cost', service.fee, asUserEdit);
    if (!getValues('estimated_duration') && service.duration) {
      setValue('estimated_duration', service.duration / 60, asUserEdit);
    }
  };

  return (
    <ComboboxField<SessionEntry>
      name="service_id"
      label={m.session.service}
      source={source}
      chosen={undone && choiceOf(undone)}
      nothing={m.noService}
      hint={storedLabel ? m.storedService(formatText(storedLabel)) : hint}
      onChoice={(choice) => fillFromService(choice && Number(choice.value))}
    />
  );
}
