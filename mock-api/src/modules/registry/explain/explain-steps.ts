import { fitsContract, shellContract } from '@ziba/shared/contracts/contract-range';
import { coversNeed, isGranted, levelsIn, type Access } from '@ziba/shared/contracts/permissions';
import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import { hasModuleFor, sectionModules } from '@ziba/shared/contracts/section-modules';
import type { Explanation } from '@ziba/shared/contracts/section-switches';
import { jalaliDate, tehranTime } from '../../../lib/jalali';
import { remainingDays } from '../../../lib/subscription';
import type { Asked, LastLoad, LastSwitch } from './explain-rows';
import { explainTexts as m } from './messages';

/** The data that the steps check. */
export interface Facts {
  section: string;
  asked: Asked;
  access: Access;
  /** The release that contains the section for this clinic. */
  release: ReleaseInfo | undefined;
  lastSwitch: LastSwitch | undefined;
  lastLoad: LastLoad | undefined;
}

type Step = Explanation['steps'][number];
type Verdict = Pick<Step, 'verdict' | 'text'>;

const good = (text: string): Verdict => ({ verdict: 'good', text });
const bad = (text: string): Verdict => ({ verdict: 'bad', text });
const unknown = (text: string): Verdict => ({ verdict: 'unknown', text });
const timeOf = (at: string) => m.at(jalaliDate(at), tehranTime(at));

/** The result of each step. A failed step does not end the check, so that all problems are shown at once. */
export function explainChain(facts: Facts): Step[] {
  return [
    { step: 'registered', ...registered(facts) },
    { step: 'clinic_active', ...clinicActive(facts) },
    { step: 'subscription', ...subscription(facts) },
    { step: 'feature', ...feature(facts) },
    { step: 'switch', ...switched(facts) },
    { step: 'contract', ...contract(facts) },
    { step: 'account', ...account(facts) },
    { step: 'access', ...mayOpen(facts) },
    { step: 'last_load', ...loaded(facts) },
  ];
}

function registered({ release }: Facts): Verdict {
  return release ? good(m.registered.good(release.version)) : bad(m.registered.bad);
}

function clinicActive({ asked: { clinic_status, suspension } }: Facts): Verdict {
  if (clinic_status === 'active') return good(m.clinicActive.good);
  if (clinic_status === 'suspended') return bad(m.clinicActive.suspended(suspension ?? ''));
  return bad(m.clinicActive.bad);
}

function subscription({ asked }: Facts): Verdict {
  const { subscription_start_date: start, subscription_days: days } = asked;
  const left = start && days ? remainingDays(start, days) : 0;
  const shown = new Intl.NumberFormat('fa-IR').format(left);
  return left > 0 ? good(m.subscription.good(shown)) : bad(m.subscription.bad);
}

function feature({ section, asked: { features } }: Facts): Verdict {
  const module = Object.hasOwn(sectionModules, section) ? sectionModules[section] : undefined;
  if (!module) return good(m.feature.none);
  const isBought = hasModuleFor(section, features ?? '');
  return isBought ? good(m.feature.good(module)) : bad(m.feature.bad(module));
}

function switched({ section, asked, lastSwitch }: Facts): Verdict {
  const { off_sections, is_waiting } = asked;
  if (is_waiting) return bad(m.switched.waiting);
  if (!off_sections.includes(section)) return good(m.switched.good);
  if (!lastSwitch) return bad(m.switched.unrecorded);
  const { at, by, reason } = lastSwitch;
  return bad(m.switched.bad(timeOf(at), by ?? m.switched.someone, reason));
}

function contract({ release }: Facts): Verdict {
  if (!release) return unknown(m.contract.unknown);
  const fits = fitsContract(release.contract);
  return fits ? good(m.contract.good) : bad(m.contract.bad(release.contract, shellContract));
}

function account({ asked: { account_status } }: Facts): Verdict {
  return account_status === 'active' ? good(m.account.good) : bad(m.account.bad);
}

function mayOpen({ section, access }: Facts): Verdict {
  if (!isGranted(access, section)) return bad(m.access.noSection);
  return coversNeed(levelsIn(access, section), 'read')
    ? good(m.access.good)
    : bad(m.access.noLevel);
}

function loaded({ lastLoad }: Facts): Verdict {
  if (!lastLoad) return unknown(m.lastLoad.none);
  const { kind, version, code } = lastLoad;
  const at = timeOf(lastLoad.at);
  if (kind === 'opened') return good(m.lastLoad.opened(at, version));
  const words = kind === 'fell_back' ? m.lastLoad.fellBack : m.lastLoad.failed;
  return bad(words(at, version, code ?? 'unknown'));
}
