import type { ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { Service } from '@ziba/shared/contracts/services';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import type { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';

const resource = createResource<Service>('/presentableServices', {
  listPath: ({ user }) => `/presentableServices/clinic/${user.clinic_id}`,
});

const choicesOf = (services: readonly Service[]) =>
  services
    .filter(({ is_active }) => is_active)
    .map(({ id, title, fee, system_code }) => ({
      value: id,
      label: formatText(title),
      // The code is isolated; otherwise its Latin letters would change the order of the parts.
      detail: `${formatToman(fee)}\u060c \u2066${system_code}\u2069`,
    }));

interface ServiceChoices {
  /** Undefined until they are loaded. */
  services: readonly Service[] | undefined;
  /** The source of a `ComboboxField` whose value is the id of a service. */
  source: Parameters<typeof ComboboxField>[0]['source'];
  error: ApiError | undefined;
}

/**
 * The services of the clinic as choices. Until they are loaded, the source is a function: the field then shows that it
 * is loading, or the error with another try.
 */
export function useServiceChoices(): ServiceChoices {
  const { data, error, mutate } = resource.useAll();
  const source = data
    ? choicesOf(data.data)
    : async () => {
        const page = await mutate();
        if (!page) throw new Error(common.fetchFailed);
        return choicesOf(page.data);
      };
  return { services: data?.data, source, error };
}
