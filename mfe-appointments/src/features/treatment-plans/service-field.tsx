import type { Service } from '@ziba/shared/contracts/services';
import {
  serviceChoice,
  servicesOfDoctor,
  serviceSource,
} from '@ziba/shared/domain/doctor-services/doctor-services';
import { formatText } from '@ziba/shared/format/text';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { useClinicServices } from '../../data/clinic-services.api';
import { useFollowDoctors } from '../../data/follow-doctors';
import { useDoctors } from '../../data/staff.api';
import { m } from './messages';
import type { SessionEntry } from './session-values';

interface Props {
  /** The doctor of the session; undefined while none is chosen. */
  doctorId?: number;
  /** The label of a session whose service the clinic no longer has. */
  storedLabel?: string | null;
}

const asUserEdit = { shouldDirty: true, shouldValidate: true };

/** Chooses a service of the session's doctor; it fills label, price and duration. */
export function ServiceField({ doctorId, storedLabel }: Props) {
  const { setValue, getValues } = useFormContext<SessionEntry>();
  const answer = useClinicServices();
  const doctor = useDoctors().data?.data.find(({ id }) => id === doctorId);
  useFollowDoctors();
  const wanted = Number(useWatch<SessionEntry, 'service_id'>({ name: 'service_id' })) || undefined;
  const choicesOf = (all: readonly Service[]) => {
    const active = all.filter(({ is_active }) => is_active);
    return servicesOfDoctor(active, doctor, wanted).offered.map(serviceChoice);
  };
  const services = answer.data?.data ?? [];
  const { undone, hint } = servicesOfDoctor(services, doctor, wanted);
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
      source={serviceSource(answer, choicesOf)}
      chosen={undone && serviceChoice(undone)}
      nothing={m.noService}
      hint={storedLabel ? m.storedService(formatText(storedLabel)) : hint}
      onChoice={(choice) => fillFromService(choice && Number(choice.value))}
    />
  );
}
