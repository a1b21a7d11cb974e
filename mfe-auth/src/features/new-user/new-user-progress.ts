import type { Area } from '@ziba/shared/contracts/section-levels';
import { userAddresses } from '@ziba/shared/contracts/addresses';
import { clearDraft, readDraft, writeDraft } from '@ziba/shared/session/draft-store';
import { subscribeSession } from '@ziba/shared/session/session-store';
import { profileSchema, type Profile } from '../../widgets/profile-inputs/profile-schema';

/** What the first step has found right; stored in this tab until the user is saved. */
interface Progress {
  profile: Profile;
}

const key = 'new-user-profile';
const pageOf = (area: Area) => userAddresses(area).create;

const parseStored = (area: Area) =>
  profileSchema.safeParse(readDraft<Progress>(key, pageOf(area))?.profile);

/** The first step of a new user, if it is complete; null otherwise. */
export const readProfile = (area: Area): Profile | null => parseStored(area).data ?? null;

/** Whether a first step is stored that cannot be read, for example one that an older release stored. */
export const isProfileUnreadable = (area: Area): boolean =>
  readDraft(key, pageOf(area)) !== null && !parseStored(area).success;

export const keepProfile = (area: Area, profile: Profile) =>
  writeDraft(key, { profile } satisfies Progress, pageOf(area));

export function forgetNewUser(area: Area): void {
  clearDraft(key, pageOf(area));
  passwords = {};
}

interface Passwords {
  password?: string;
  confirmPassword?: string;
}

/** The typed passwords while the first step is open again: in memory only, never stored. */
let passwords: Passwords = {};
subscribeSession((session) => {
  if (!session) passwords = {};
});

export const readPasswords = (): Passwords => passwords;
export function keepPasswords(typed: Passwords): void {
  passwords = typed;
}
