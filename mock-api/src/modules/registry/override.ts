import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { overrideDeniedCode } from '@ziba/shared/contracts/errors';
import type { BootPlan, PlanOverride } from '@ziba/shared/contracts/registry';
import { overrideInput } from '@ziba/shared/contracts/section-switches';
import { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { invalid, Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import { findDeveloper } from './developers';

const name = 'ziba_override';
/** Seconds: after a working day a forgotten override ends. */
const lifetime = 8 * 3600;
/** Other scripts of the page cannot read it, and other sites do not send it. */
const attributes = 'Path=/; HttpOnly; SameSite=Strict';

const kept = overrideInput.extend({ userId: z.int(), until: z.number() });

/**
 * One remote that one browser loads from a developer's own machine. It is stored in a signed cookie, which only the
 * server can write.
 */
export class Overrides {
  constructor(
    private readonly db: Database,
    private readonly secret: string,
  ) {}

  /** The cookie that begins an override; refuses with 403 a user who may not. */
  async begin(
    { userId }: Session,
    { remote, address }: PlanOverride,
  ): Promise<{ cookie: string; override: PlanOverride }> {
    if (!(await this.isDeveloper(userId))) {
      throw new Refusal(403, overrideDeniedCode, m.overrideDenied);
    }
    // A port that does not exist.
    if (!URL.canParse(address)) throw invalid('address', m.invalid);
    const override = { remote, address: `${new URL(address).origin}/` };
    const until = clock.now() + lifetime * 1000;
    const value = Buffer.from(JSON.stringify({ ...override, userId, until })).toString('base64url');
    const cookie = `${name}=${value}.${this.sign(value)}; ${attributes}; Max-Age=${lifetime}`;
    return { cookie, override };
  }

  /** The cookie that ends an override. */
  end(): string {
    return `${name}=; ${attributes}; Max-Age=0`;
  }

  /** The override of a browser, as long as the user who began it may have one; if a user is named, only that user's. */
  async of(cookies: string | undefined, userId?: number): Promise<PlanOverride | undefined> {
    const found = this.read(cookies ?? '');
    if (!found || (userId !== undefined && userId !== found.userId)) return undefined;
    const { remote, address } = found;
    return (await this.isDeveloper(found.userId)) ? { remote, address } : undefined;
  }

  private read(cookies: string): z.output<typeof kept> | undefined {
    const [, value = '', signature = ''] =
      /(?:^|; )ziba_override=([\w-]+)\.([\w-]+)(?:;|$)/.exec(cookies) ?? [];
    const [given, right] = [Buffer.from(signature), Buffer.from(this.sign(value))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const json: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    const { data } = kept.safeParse(json);
    return data && data.until > clock.now() ? data : undefined;
  }

  private isDeveloper(userId: number): Promise<boolean> {
    return this.db.platform(async (tx) => (await findDeveloper(tx, userId)) !== undefined);
  }

  private sign(value: string): string {
    return createHmac('sha256', this.secret).update(`override:${value}`).digest('base64url');
  }
}

/**
 * The plan of a browser with an override. It has another id, so that it is not confused with the plan of other
 * browsers.
 */
export function withOverride(plan: BootPlan, override: PlanOverride | undefined): BootPlan {
  if (!override) return plan;
  const hash = createHash('sha256')
    .update(JSON.stringify([plan.plan, override]))
    .digest('hex');
  return { ...plan, plan: hash.slice(0, 10), override };
}
