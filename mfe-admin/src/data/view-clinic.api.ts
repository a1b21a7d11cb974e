import { api } from '@ziba/shared/api/client';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import { startSession } from '@ziba/shared/session/session-store';

/** Loads a page anew. Tests replace `open`. */
export const page = {
  open: (path: string): void => window.location.assign(path),
};

/** Asks the server for a session in which the operator looks at a clinic, with the reason. */
export const beginView = (clinicId: number, reason: string): Promise<LoginAnswer> =>
  api.post<LoginAnswer>(`/admin/clinics/${clinicId}/impersonate`, { reason });

/**
 * Looks at the clinic in this tab alone: other tabs keep the operator's session. The page is loaded anew, so that
 * nothing that was read as operator is shown as the clinic's.
 */
export function enterView(answer: LoginAnswer): void {
  startSession(answer, 'sessionStorage');
  page.open(addresses.clinicDashboard);
}
