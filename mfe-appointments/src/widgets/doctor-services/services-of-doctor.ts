import { doesService } from '@ziba/shared/contracts/does-service';
import type { Service } from '@ziba/shared/contracts/services';
import type { ListedDoctor } from '@ziba/shared/contracts/staff-services';
import { formatText } from '@ziba/shared/format/text';
import { m } from './messages';

interface ServicesOfDoctor {
  /** The services that the doctor does. */
  offered: readonly Service[];
  /** The wanted service, if the doctor does not do it. */
  undone: Service | undefined;
  /** What is said below the field when the doctor does not do every service. */
  hint: string | undefined;
}

/**
 * What a field offers that chooses a service of a doctor. `wanted` is the id of the service that is chosen, or that
 * would be chosen by default. Without a doctor it offers every service.
 */
export function servicesOfDoctor(
  services: readonly Service[],
  doctor: Pick<ListedDoctor, 'serviceIds' | 'profile'> | undefined,
  wanted: number | undefined,
): ServicesOfDoctor {
  const isDone = ({ id }: Service) => doesService(doctor?.serviceIds, id);
  const offered = services.filter(isDone);
  const undone = services.find((one) => one.id === wanted && !isDone(one));
  const name = formatText(doctor?.profile.fullName);
  const hint = undone ? m.notDone(name, formatText(undone.title)) : m.onlyDone(name);
  return { offered, undone, hint: offered.length < services.length ? hint : undefined };
}
