import { api, type ApiError } from '@ziba/shared/api/client';
import type { SessionAnswer, OwnSession } from '@ziba/shared/contracts/auth';
import type { Page } from '@ziba/shared/contracts/lists';
import type { NotificationKind } from '@ziba/shared/contracts/notification-kinds';
import type {
  NotificationPreferences,
  OwnProfile,
  OwnProfileInput,
} from '@ziba/shared/contracts/own-account';
import { updateSession } from '@ziba/shared/session/session-store';
import useSWR from 'swr';

const profilePath = '/auth/profile';
const sessionsPath = '/auth/sessions';
const preferencesPath = '/auth/notification-preferences';

/** The own account. */
export const useOwnProfile = () => useSWR<OwnProfile, ApiError>([profilePath, profilePath]);

/** Saves changes of the own account, and shows them in the frame of the page too. */
export async function saveOwnProfile(changes: OwnProfileInput): Promise<void> {
  await api.post(profilePath, changes);
  // The frame shows the name and the picture; a failure only means that it shows them later.
  await api.get<SessionAnswer>('/auth/me').then(updateSession, () => undefined);
}

/** The sessions of the own account, that of this browser first. */
export const useOwnSessions = () =>
  useSWR<Page<OwnSession>, ApiError>([sessionsPath, sessionsPath]);

/** Signs out one of the other browsers. */
export const endSession = (id: string) => api.remove(`${sessionsPath}/${id}`);

/** Signs out all other browsers; resolves to how many they were. */
export const endOtherSessions = async (): Promise<number> =>
  (await api.remove<{ ended: number }>(sessionsPath)).ended;

/** The kinds of notification that the user can get. */
export const usePreferences = () =>
  useSWR<NotificationPreferences, ApiError>([preferencesPath, preferencesPath]);

/** Switches one kind of notification on or off; resolves to all kinds. */
export const setPreference = (kind: NotificationKind, is_on: boolean) =>
  api.put<NotificationPreferences>(preferencesPath, { kinds: [{ kind, is_on }] });
