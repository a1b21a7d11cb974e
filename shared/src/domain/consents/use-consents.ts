import { api } from '../../api/client';
import { createResource } from '../../api/create-resource';
import { useCreateKey } from '../../api/use-create-key';
import { useInvalidate } from '../../api/use-invalidate';
import type { ConsentInput, ConsentTemplate, PatientConsent } from '../../contracts/consents';

const path = '/consentTemplates';
const templates = createResource<ConsentTemplate>(path, { listPath: path });

/** The consents of the clinic that may be signed now; a clinic has far fewer than the page holds. */
export const useSignable = () => templates.useList({ active: 'true', limit: 100 });

/** Has a consent signed by a patient. Throws what the server refuses; the texts are then read again. */
export function useSignConsent(patientId: number) {
  const invalidate = useInvalidate();
  const address = `/patients/${patientId}/consents`;
  const createOnce = useCreateKey(address);
  return async (input: ConsentInput): Promise<PatientConsent> => {
    try {
      return await createOnce(input, (idempotencyKey) =>
        api.post<PatientConsent>(address, input, { idempotencyKey }),
      );
    } finally {
      await invalidate('/patientConsents', path);
    }
  };
}
