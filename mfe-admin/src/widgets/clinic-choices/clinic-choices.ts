import type { RegistryClinic } from '@ziba/shared/contracts/release-activation';
import { formatText } from '@ziba/shared/format/text';

/** Clinics as options of a field, with city and code as detail. */
export const clinicChoices = (clinics: readonly RegistryClinic[] = []) =>
  clinics.map(({ id, name, city, code }) => ({
    value: id,
    label: formatText(name),
    detail: `${city} · ${code}`,
  }));
