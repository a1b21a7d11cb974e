import { errorTexts } from '@ziba/shared/contracts/errors';
import {
  mayIn,
  mayWhenOn,
  platformType,
  type Need,
  type SectionKey,
} from '@ziba/shared/contracts/permissions';
import type {
  FastifyInstance,
  FastifyRequest,
  FastifySchema,
  onRequestAsyncHookHandler,
} from 'fastify';
import type { Member, Session } from '../lib/actor';
import type { RowLookup } from '../data/tenant-table';
import { forbidden, Refusal, sectionOff, viewOnly } from '../lib/refusal';

/** Which area a call belongs to; the platform account has no clinic and is refused on clinic calls. */
export type Area = 'clinic' | 'admin' | 'both';

type Sections = SectionKey | readonly SectionKey[];

/** The sections of a call of both areas, if they differ between the areas. */
export interface PerArea {
  clinic: Sections;
  admin: Sections;
}

/** The sections of which the caller needs one, or another group of callers. */
export type Allowed = Sections | PerArea | 'signed-in' | 'public';

interface Permitted {
  allowed: Allowed;
  need: Need;
  area: Area;
}

export interface Permission extends onRequestAsyncHookHandler, Permitted {}

/** A route as the table of routes lists it: its permission and its schema. */
export interface ListedRoute extends Permitted {
  method: string;
  url: string;
  schema: FastifySchema;
  /** As `config` of the route. */
  row?: RowLookup;
  clinicByCode?: true;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The permission of a route, which is stated as its `onRequest`: it runs before body and query are checked, so that
     * 401 and 403 come before 404 and 400. The area is 'clinic' by default; sections for each area make it 'both'.
     */
    allow(allowed: Allowed, need?: Need, area?: Area): Permission;
    /** Every route with its permission. */
    routeTable: ListedRoute[];
  }
  interface FastifyRequest {
    /** The caller after the permission was checked; undefined on public routes. */
    caller: Session | undefined;
    /** The caller; refuses with 401 if there is none. */
    readonly session: Session;
    /** The caller as a member of a clinic; refuses the platform's own account. */
    readonly member: Member;
  }
  interface FastifyContextConfig {
    /**
     * The table of the row that `{id}` refers to: a missing row is answered with 404 before a bad body is answered with
     * 400.
     */
    row?: RowLookup;
    /** As `row`, for calls that the platform's own staff may make too. */
    rowOf?: (session: Session, id: number) => Promise<boolean>;
    /** Also allowed to a user who has to change the password first; everything else is refused to them. */
    beforePasswordChange?: true;
    /** A call that writes, and is allowed to an operator who looks at a clinic: the end of that. */
    whileViewing?: true;
  }
}

const isPerArea = (allowed: Allowed): allowed is PerArea =>
  typeof allowed === 'object' && 'admin' in allowed;

const isPermission = (hook: object): hook is Permission => 'allowed' in hook;

/** Adds `allow` to the app, and stops the start if a route states no permission. */
export function addPermissions(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorate('allow', (allowed: Allowed, need: Need = 'read', area: Area = 'clinic') =>
    permissionOf(authenticate, allowed, need, isPerArea(allowed) ? 'both' : area),
  );
  const routeTable: ListedRoute[] = [];
  app.decorate('routeTable', routeTable);
  app.addHook('onRoute', (route) => {
    const permission = [route.onRequest ?? []].flat().find(isPermission);
    const method = String(route.method);
    const name = `${method} ${route.url}`;
    if (!permission) {
      throw new Error(`${name} states no permission: give it onRequest: app.allow(…)`);
    }
    if (route.url.startsWith('/api/') && !route.schema?.response) {
      throw new Error(`${name} states no schema for its answer: give it schema.response`);
    }
    const { allowed, need, area } = permission;
    const { url, schema = {}, config } = route;
    const { row, clinicByCode } = config ?? {};
    routeTable.push({ method, url, allowed, need, area, schema, row, clinicByCode });
  });
}

/** Puts the session of the token on the request, or refuses with 401 or 403. */
export type Authenticate = (request: FastifyRequest) => Promise<Session>;

function permissionOf(
  authenticate: Authenticate,
  allowed: Allowed,
  need: Need,
  area: Area,
): Permission {
  const check = async (request: FastifyRequest) => {
    if (allowed === 'public') return;
    const session = { ...(await authenticate(request)), requestId: request.id };
    request.caller = session;
    if (session.isViewing && !isReading(request)) throw viewOnly();
    if (mayCall(session, allowed, need, area, mayIn)) return;
    throw mayCall(session, allowed, need, area, mayWhenOn) ? sectionOff() : forbidden();
  };
  return Object.assign(check, { allowed, need, area });
}

/** Whether the call only reads, or is one that an operator may make who looks at a clinic. */
const isReading = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || config.whileViewing === true;

function mayCall(
  session: Session,
  allowed: Allowed,
  need: Need,
  area: Area,
  may: typeof mayIn,
): boolean {
  if (allowed === 'signed-in') return true;
  const isPlatform = session.type === platformType;
  if (area !== 'both' && isPlatform !== (area === 'admin')) return false;
  const sections = isPerArea(allowed) ? allowed[isPlatform ? 'admin' : 'clinic'] : allowed;
  return may(session, [sections].flat(), need);
}

/** Refuses with 401 and the message of the texts. */
export function unauthenticated(): Refusal {
  return new Refusal(401, 'unauthenticated', errorTexts.sessionEnded);
}
