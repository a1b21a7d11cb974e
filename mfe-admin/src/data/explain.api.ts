import type { Page } from '@ziba/shared/contracts/lists';
import type { RegistryClinic } from '@ziba/shared/contracts/release-activation';
import type { ClinicUser, Explanation } from '@ziba/shared/contracts/section-switches';
import useSWR from 'swr';

/** All clinics by name. */
export function useClinicNames() {
  return useSWR<Page<RegistryClinic>, Error>(['/registry/clinics', '/registry/clinics']);
}

/** The users of a clinic by name; asked for once it is known which. */
export function useClinicPeople(clinic: string) {
  const url = `/registry/clinics/${clinic}/users`;
  return useSWR<Page<ClinicUser>, Error>(/^\d+$/.test(clinic) ? [url, url] : null);
}

/** Whose view of what is asked about, as the address says it. */
export interface Question {
  clinic: string;
  user: string;
  section: string;
}

/** Each step from the registered section to its last load, with a verdict. */
export function useExplanation({ clinic, user, section }: Question) {
  const query = { clinic_id: clinic, user_id: user, section };
  const url = '/registry/explain';
  return useSWR<Explanation, Error>(clinic && user && section ? [url, url, query] : null);
}
