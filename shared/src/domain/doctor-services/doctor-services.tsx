import type { SWRResponse } from 'swr';
import type { ApiError } from '../../api/api-error';
import { doesService } from '../../contracts/does-service';
import type { Page } from '../../contracts/lists';
import type { Service } from '../../contracts/services';
import type { ListedDoctor } from '../../contracts/staff-services';
import { formatToman } from '../../format/money';
import { formatText } from '../../format/text';
import { common } from '../../messages';
import type { Choice } from '../../ui/fields/options/choice';
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

/** A service as a choice of a `ComboboxField`: its title, with price and code. */
export const serviceChoice = ({ id, title, fee, system_code }: Service): Choice => ({
  value: id,
  label: formatText(title),
  // The code is isolated; otherwise its Latin letters would change the order of the parts.
  detail: `${formatToman(fee)}\u060c \u2066${system_code}\u2069`,
});

type Services = Pick<SWRResponse<Page<Service>, ApiError>, 'data' | 'mutate'>;

/**
 * The source of a `ComboboxField` that chooses a service. Until the services are loaded, it is a function: the field then
 * shows that it is loading, or the error with another try.
 */
export function serviceSource(
  { data, mutate }: Services,
  choicesOf: (services: readonly Service[]) => readonly Choice[],
) {
  if (data) return choicesOf(data.data);
  return async () => {
    const page = await mutate();
    if (!page) throw new Error(common.fetchFailed);
    return choicesOf(page.data);
  };
}
