import type { LoginAnswer, SessionUser } from '../contracts/auth';
import { levels, platformType, type Need } from '../contracts/permissions';
import { shellContract } from '../contracts/contract-range';
import type { BootPlan, PlanSection } from '../contracts/registry';
import { describeSection, type Section } from '../section/define-section';
import { aClinicSummary } from './clinic-samples';

const hour = 3_600_000;

function encode(value: object): string {
  return btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** A session token like the server's: a JWT that expires at `expires`, without a valid signature. */
export function aToken(expires: Date = new Date(Date.now() + 8 * hour), issued?: Date): string {
  const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
  const sid = Math.random().toString(36).slice(2);
  const claims = { sid, exp: seconds(expires), ...(issued && { iat: seconds(issued) }) };
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.c2lnbmF0dXJl`;
}

/** A boot plan with these sections and no remotes. */
export function aPlan(sections: PlanSection[] = []): BootPlan {
  return { plan: 'p-1', contract: shellContract, sections, off: [], remotes: [] };
}

/** A section as it is in the boot plan. */
export function aPlanSection(section: Section): PlanSection {
  const module = `./${section.area}-${section.key}`;
  return { ...describeSection(section, module), remote: 'mfe-test' };
}

export function aSessionUser(over: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 2,
    type: 'clinic_admin',
    username: 'mina',
    clinic_id: 1,
    account_status: 'active',
    fullName: 'مینا صالحی',
    email: 'mina@example.com',
    phoneNumber: '09171111111',
    avatar: null,
    ...over,
  };
}

interface LoginSample extends Partial<Omit<LoginAnswer, 'user'>> {
  user?: Partial<SessionUser>;
  /** Section keys, or 'all'. */
  sections?: readonly string[] | 'all';
  /** Level numbers of the texts; 1 is all. */
  levels?: readonly number[];
  /** Levels of sections that differ from `levels`. */
  sectionLevels?: Readonly<Record<string, readonly number[]>>;
}

/** A login answer; by default of a clinic administrator with every section and level. */
export function aLogin({
  user,
  sections = 'all',
  levels: granted = [levels.all],
  sectionLevels = {},
  ...over
}: LoginSample = {}): LoginAnswer {
  const expires = new Date(Date.now() + 8 * hour);
  const subMenu = sections === 'all' ? sections : JSON.stringify(sections);
  return {
    token: aToken(expires),
    user: aSessionUser(user),
    clinicData: user?.type === platformType ? null : aClinicSummary(),
    roles: [{ name: user?.type ?? 'clinic_admin', subMenu }],
    permissions: [...granted],
    access: (sections === 'all' ? ['all', ...Object.keys(sectionLevels)] : sections).map((key) => ({
      key,
      levels: [...(sectionLevels[key] ?? granted)],
    })),
    expires_at: expires.toISOString(),
    plan: aPlan(),
    ...over,
  };
}

/** A login answer of a user who has only these sections, at one level. */
export function aLoginWith(need: Need, ...sections: string[]): LoginAnswer {
  return aLogin({ sections, levels: [levels[need]] });
}

/** A login answer of the platform administrator. */
export function aPlatformLogin(over: LoginSample = {}): LoginAnswer {
  const admin = { id: 1, type: platformType, username: 'admin', clinic_id: null };
  return aLogin({ ...over, user: { ...admin, ...over.user } });
}
