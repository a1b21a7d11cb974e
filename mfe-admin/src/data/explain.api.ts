import type { Page } from '@ziba/shared/contracts/lists';
import type { RegistryClinic } from '@ziba/shared/contracts/release-activation';
import type { ClinicUser, Explanation } from '@ziba/shared/contracts/section-switches';
import useSWR from 'swr';

/** All clinics, sorted by name. */
export function useClinicNames() {
  return useSWR<Page<RegistryClinic>, Error>(['/registry/clinics', '/registry/clinics']);
}

/** The users of a clinic, sorted by name; nothing is requested while `clinic` is no id. */
export function useClinicUsers(clinic: string) {
  const url = `/registry/clinics/${clinic}/users`;
  return useSWR<Page<ClinicUser>, Error>(/^\d+$/.test(clinic) ? [url, url] : null);
}

/** The user and the section that are explained, as parameters of the address. */
export interface Question {
  clinic: string;
  user: string;
  section: string;
}

/** The explanation: each step from the registered section to its last load, with a verdict. */
export function useExplanation({ clinic, user, section }: Question) {
  const query = { clinic_id: clinic, user_id: user, section };
  const url = '/registry/explain';
  return useSWR<Explanation, Error>(clinic && user && section ? [url, url, query] : null);
}
