import { accountTexts } from '@ziba/shared/contracts/account-texts';
import type { Access } from '@ziba/shared/contracts/permissions';
import { offSections } from '@ziba/shared/contracts/section-modules';
import { Refusal } from './refusal';
import { remainingDays } from './subscription';

/** The columns that decide whether an account may sign in. */
export interface AccountState {
  id: number;
  username: string;
  type: string;
  clinic_id: number | null;
  account_status: string;
  sections: string[];
  levels: number[];
  section_levels: Record<string, number[]>;
  clinic_status: string | null;
  subscription_days: number | null;
  subscription_start_date: string | null;
  /** Titles of the clinic's modules, joined by an Arabic comma. */
  features: string | null;
  /**
   * The sections that the clinic does not have: they are switched off, or a team has added them and they are not
   * switched on.
   */
  off_sections: string[];
  /** Why the clinic is suspended; only read at a sign-in, which tells it. */
  clinic_reason?: string | null;
}

export const accountColumns = `u.id, u.username, u.type, u.clinic_id, u.account_status, u.sections, u.levels, u.section_levels,
  c.account_status as clinic_status, c.subscription_days, c.subscription_start_date, c.features,
  off_sections(c.id) as off_sections`;
export const accountTables = 'users u left join clinics c on c.id = u.clinic_id';

/** The rights of an account in the form of the contracts. */
export function accessOf(account: AccountState): Access {
  const { type, clinic_id, sections, levels, section_levels, features, off_sections } = account;
  return {
    type,
    sections: sections.includes('all') ? 'all' : sections,
    levels,
    sectionLevels: section_levels,
    off: clinic_id === null ? {} : offSections(features ?? '', off_sections),
  };
}

/**
 * Refuses with 403 while the account waits for approval, or while it, the subscription or the clinic is blocked; says
 * the reason of a suspension if it was read.
 */
export function refuseBlocked(account: AccountState): void {
  if (account.account_status === 'pending') {
    throw new Refusal(403, 'account_pending', accountTexts.accountPending);
  }
  if (account.account_status !== 'active') {
    throw new Refusal(403, 'account_disabled', accountTexts.accountBlocked);
  }
  if (account.clinic_id === null) return;
  const { subscription_start_date: start, subscription_days: days } = account;
  if (!start || !days || remainingDays(start, days) <= 0) {
    throw new Refusal(403, 'subscription_expired', accountTexts.subscriptionEnded);
  }
  if (account.clinic_status !== 'active') {
    const { clinic_reason: reason } = account;
    const message = reason ? accountTexts.clinicBlockedFor(reason) : accountTexts.clinicBlocked;
    throw new Refusal(403, 'clinic_suspended', message);
  }
}
