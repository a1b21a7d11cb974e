import { api } from '@ziba/shared/api/client';
import { createResource, type ListQuery } from '@ziba/shared/api/create-resource';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type {
  ConsentTemplate,
  ConsentTemplateInput,
  PatientConsent,
} from '@ziba/shared/contracts/consents';

/** The consents that the clinic lets its patients sign. */
export const consentTemplates = createResource<ConsentTemplate, ConsentTemplateInput>(
  '/consentTemplates',
  { listPath: '/consentTemplates', entity: 'consent_templates' },
);

/** The name under which signed consents are cached; signing one reads them again. */
const patientConsentsKey = '/patientConsents';

/** The consents that a patient has signed, the last one first. */
export const usePatientConsents = (patientId: number, query: ListQuery) =>
  createResource<PatientConsent>(patientConsentsKey, {
    listPath: `/patients/${patientId}/consents`,
  }).useList({ sort: '-signed_at', ...query });

/** Revokes a signed consent for a reason. Throws 409 when somebody else changed it; the list is read again. */
export function useRevokeConsent() {
  const invalidate = useInvalidate();
  return async ({ id, version }: PatientConsent, reason: string): Promise<void> => {
    try {
      await api.post(`${patientConsentsKey}/${id}/revoke`, { reason, version });
    } finally {
      await invalidate(patientConsentsKey);
    }
  };
}
