import { api, ApiError } from '@ziba/shared/api/client';
import type { Hold } from '@ziba/shared/contracts/appointment-details';

/** Holds a time, or renews or takes over a hold. Throws an `ApiError` when the time is taken. */
export const requestHold = (body: object) => api.post<Hold>('/appointments/holds', body);

/** Releases a hold. A refusal is ignored, because a hold ends by itself after its minutes. */
export const releaseHold = (id: number) =>
  api.post(`/appointments/holds/${id}/release`).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
