import type { ConsentTemplate, PatientConsent } from '@ziba/shared/contracts/consents';

/** A consent that may be signed, for one service. */
export function aConsentTemplate(over: Partial<ConsentTemplate> = {}): ConsentTemplate {
  return {
    id: 31,
    version: 4,
    title: 'رضایت‌نامه لیزر',
    body: 'عوارض لیزر را خوانده‌ام.',
    text_id: 52,
    number: 2,
    is_active: true,
    services: [{ id: 5, title: 'لیزر صورت' }],
    updated_at: '2026-01-02T08:00:00.000Z',
    ...over,
  };
}

/** A consent that the patient has signed. */
export function aPatientConsent(over: Partial<PatientConsent> = {}): PatientConsent {
  return {
    id: 71,
    version: 1,
    patient_id: 7,
    template_id: 31,
    title: 'رضایت‌نامه لیزر',
    number: 2,
    service: null,
    treatment_session_id: null,
    appointment_id: null,
    signed_at: '2026-01-03T08:30:00.000Z',
    signer: 'self',
    signer_name: 'سارا رضایی',
    relation: null,
    signature_kind: 'drawn',
    taken_by: 'مینا صالحی',
    file: 'consent.pdf',
    revoked_at: null,
    revoked_by: null,
    revoked_reason: null,
    ...over,
  };
}
