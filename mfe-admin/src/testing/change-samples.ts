import type { ChangeRequest } from '@ziba/shared/contracts/change-requests';

/** A clinic waits for another responsible person. */
export function aChangeRequest(over: Partial<ChangeRequest> = {}): ChangeRequest {
  return {
    id: 4,
    clinic_id: 1,
    clinic: { id: 1, name: 'کلینیک زیبایی مهر' },
    status: 'waiting',
    responsible_name: 'سارا نوری',
    responsible_national_id: '0023456711',
    identity_file: '/uploads/general/id-card-1a2b3c4d.pdf',
    note: null,
    user_id: 2,
    user_name: 'مینا صالحی',
    reason: null,
    decided_by_name: null,
    decided_at: null,
    created_at: '2026-01-03T08:30:00.000Z',
    ...over,
  };
}
