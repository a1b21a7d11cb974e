import type { RegistryClinic } from '@ziba/shared/contracts/release-activation';
import { formatText } from '@ziba/shared/format/text';

/** Clinics as choices, told apart by city and code. */
export const clinicChoices = (clinics: readonly RegistryClinic[] = []) =>
  clinics.map(({ id, name, city, code }) => ({
    value: id,
    label: formatText(name),
    detail: `${city} · ${code}`,
  }));
