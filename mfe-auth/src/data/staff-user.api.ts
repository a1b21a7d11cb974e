import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { randomId } from '@ziba/shared/api/random-id';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { OwnSession } from '@ziba/shared/contracts/auth';
import type { BookingChoice } from '@ziba/shared/contracts/bookings-in-way';
import type { Page } from '@ziba/shared/contracts/lists';
import type { SectionLevels } from '@ziba/shared/contracts/permissions';
import type { UserDetail } from '@ziba/shared/contracts/users';
import { useRef } from 'react';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';

const path = '/users';

/** Sends a change of one user; the answer replaces the cached user, then all lists of users are read again. */
function useChange() {
  const invalidate = useInvalidate();
  const { mutate } = useSWRConfig();
  return async (id: number, send: () => Promise<UserDetail>): Promise<UserDetail> => {
    const saved = await send();
    const url = `${path}/${id}`;
    const withSaved = (known?: UserDetail) => known && { ...known, ...saved };
    await mutate([path, url], withSaved, { revalidate: false });
    await invalidate(path);
    return saved;
  };
}

/** Username, role and what only doctors have. */
export interface RoleChanges {
  username?: string;
  meta_rolesId?: number;
  doctor_typesId?: number | null;
  main_service?: string | null;
  version?: number;
}

/** Changes account and role of a user. */
export function useSaveRole() {
  const change = useChange();
  return (id: number, changes: RoleChanges) =>
    change(id, () => api.post<UserDetail>(`${path}/userInfo/${id}`, changes));
}

interface AccessChanges {
  sections: readonly SectionLevels[];
  version: number | undefined;
}

/** Replaces the access of a user; it holds from their next request on. */
export function useSaveAccess() {
  const change = useChange();
  return (id: number, changes: AccessChanges) =>
    change(id, () => api.put<UserDetail>(`${path}/${id}/access`, changes));
}

interface StatusChange {
  status: 'active' | 'suspended';
  reason?: string;
  version: number;
  /** What happens to the bookings of a doctor who is deactivated. */
  choices?: BookingChoice[];
}

/** Activates or deactivates an account. */
export function useSetStatus() {
  const change = useChange();
  return (id: number, status: StatusChange) =>
    change(id, () => api.post<UserDetail>(`${path}/${id}/status`, status));
}

/** Takes an account out of all lists; what the person did stays under their name. */
export function useRemoveUser() {
  const invalidate = useInvalidate();
  return async (id: number, body: { reason?: string; choices?: BookingChoice[] }) => {
    await api.remove(`${path}/${id}`, { body });
    await invalidate(path);
  };
}

/** Where a user is signed in. */
export const useSessions = (id: number): SWRResponse<Page<OwnSession>, ApiError> =>
  useSWR<Page<OwnSession>, ApiError>([
    `${path}/sessions`,
    `${path}/${id}/sessions`,
  ] satisfies ResourceKey);

/** Signs a user out of one session. */
export function useEndSession() {
  const invalidate = useInvalidate();
  return async (id: number, sid: string) => {
    await api.remove(`${path}/${id}/sessions/${sid}`);
    await invalidate(`${path}/sessions`);
  };
}

/** A code that was sent to the phone of the signed-in user. */
export interface SentCode {
  requestId: string;
  /** Masked. */
  phoneNumber: string;
  /** Seconds until another code may be sent. */
  resendAfter: number;
  /** Seconds that the code is valid. */
  expiresIn: number;
}

/** As `SentCode`, as the server knows it later. */
type PendingCode = Omit<SentCode, 'requestId' | 'phoneNumber'> & { phoneNumber: string | null };

/** Sends the code that confirms a new password for this user to the phone of the signed-in user. */
export const sendStaffResetCode = (id: number) =>
  api.post<SentCode>(`${path}/${id}/reset-password/code`);

/** The code that was sent last for this user; `expiresIn` is 0 when no code is valid. It survives a reload. */
export const readStaffResetCode = (id: number, signal: AbortSignal) =>
  api.get<PendingCode>(`${path}/${id}/reset-password/code`, undefined, { signal });

interface NewPassword {
  password: string;
  verificationCode: string;
}

/**
 * Sets the password of a user and ends their sessions; they have to choose another one when they sign in. The code
 * serves once, so sending the same values again after a lost answer is the same request. Its key is kept in memory
 * only: a fingerprint of a password is not stored.
 */
export function useResetPassword() {
  const change = useChange();
  const last = useRef({ body: '', key: '' });
  return (id: number, { password, verificationCode }: NewPassword) => {
    const body = { password, verificationCode };
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: randomId() };
    const url = `${path}/${id}/reset-password`;
    const idempotencyKey = last.current.key;
    return change(id, () => api.post<UserDetail>(url, body, { idempotencyKey }));
  };
}
