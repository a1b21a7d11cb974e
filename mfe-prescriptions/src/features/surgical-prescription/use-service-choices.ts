import type { ApiError } from '@ziba/shared/api/client';
import type { Service } from '@ziba/shared/contracts/services';
import {
  serviceChoice,
  servicesOfDoctor,
  serviceSource,
} from '@ziba/shared/domain/doctor-services/doctor-services';
import { useDoctors } from '../../data/doctors.api';
import { clinicServices } from '../../data/services.api';
import { isOperation } from './is-operation';

interface ServiceChoices {
  /** Undefined until they are loaded. */
  services: readonly Service[] | undefined;
  /** The source of a `ComboboxField` whose value is the id of a service. */
  source: ReturnType<typeof serviceSource>;
  /** What is said below the field when the doctor does not do every service. */
  hint: string | undefined;
  error: ApiError | undefined;
  /** Reads the doctors again; undefined unless they could not be read, so that every service is offered. */
  retryDoctors: (() => Promise<unknown>) | undefined;
}

/**
 * The operations of the clinic that a doctor does, as choices. The service `kept` of a stored prescription is offered,
 * whatever it is.
 */
export function useServiceChoices(doctorId: number | undefined, kept?: number): ServiceChoices {
  const answer = clinicServices.useAll();
  const doctors = useDoctors();
  const doctor = doctors.data?.data.find(({ id }) => id === doctorId);
  const offeredOf = (all: readonly Service[]) =>
    servicesOfDoctor(
      all.filter((one) => one.is_active && (isOperation(one) || one.id === kept)),
      doctor,
      undefined,
    );
  const services = answer.data?.data;
  return {
    services,
    source: serviceSource(answer, (all) => offeredOf(all).offered.map(serviceChoice)),
    hint: services && offeredOf(services).hint,
    error: answer.error,
    retryDoctors: !doctors.data && doctors.error ? doctors.mutate : undefined,
  };
}
