import useSWR, { type SWRResponse } from 'swr';
import { api, type ApiError } from '../../api/client';
import type { ResourceKey } from '../../api/fetch-key';
import { isNationalCode } from '../../contracts/identity-label';
import type { Page } from '../../contracts/lists';
import {
  identityOf,
  type Patient,
  type PatientFile,
  type PatientSummary,
} from '../../contracts/patients';
import type { SearchHit } from '../../contracts/search';
import type { Choice } from '../../ui/fields/options/choice';
import { m } from './messages';

/** How many are offered. */
const limit = 8;

/** A patient as a choice; other fields are filled from the national code. */
export interface PatientChoice extends Choice {
  /** Null while the patient has none yet. */
  nationalCode: string | null;
}

const choiceOf = (
  id: number,
  name: string,
  code: string | null,
  mobile: string,
): PatientChoice => ({
  value: id,
  label: name,
  detail: m.detail(code, mobile, id),
  nationalCode: isNationalCode(code) ? code : null,
});

/**
 * Searches patients by name, mobile, national code or file number; without words returns the newest ones,
 * because a patient is often booked right after registration.
 */
export async function searchPatients(
  words: string,
  signal: AbortSignal,
): Promise<readonly PatientChoice[]> {
  if (words === '') {
    const newest = await api.get<Page<Patient>>('/patients/pagination', { limit }, { signal });
    return newest.data.map((patient) =>
      choiceOf(patient.id, patient.full_name, identityOf(patient), patient.contact_number),
    );
  }
  const query = { q: words, kinds: 'patient', limit };
  const found = await api.get<{ data: SearchHit[] }>('/search', query, { signal });
  return found.data.map(({ id, title, code, subtitle }) =>
    choiceOf(id, title, code, subtitle ?? ''),
  );
}

/** Reads the file of a patient; sends nothing while the id is undefined. */
export function usePatient(id: number | undefined): SWRResponse<PatientFile, ApiError> {
  const key = ['/patients', `/patients/${id}`] satisfies ResourceKey;
  return useSWR<PatientFile, ApiError>(id === undefined ? null : key);
}

/** Reads the counts of a patient: visits, absences, debt. Sends nothing while the id is undefined. */
export function usePatientSummary(id: number | undefined): SWRResponse<PatientSummary, ApiError> {
  const key = ['/patients', `/patients/${id}/summary`] satisfies ResourceKey;
  return useSWR<PatientSummary, ApiError>(id === undefined ? null : key);
}
