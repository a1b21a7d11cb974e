import { requestTexts } from '@ziba/shared/contracts/asked-requests';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { found, notFound, Refusal } from '../../lib/refusal';
import { noticesOfRequests, type AskedRequest, type NoticesOfRequests } from './asked-notices';

interface Kind<Request> {
  table: 'change_requests' | 'subscription_requests';
  /** How a request is read; the alias of the table is `t`. */
  select: string;
  from: string;
  /** Columns that an approval sets besides. */
  outcome?: readonly string[];
  notices: NoticesOfRequests<Request>;
}

interface Decision {
  status: 'approved' | 'refused' | 'withdrawn';
  reason?: string;
  outcome?: Readonly<Record<string, unknown>>;
}

type Change = Pick<Parameters<typeof audit>[2], 'action' | 'before' | 'after'>;

function statementsOf({ table, select, from, outcome = [] }: Omit<Kind<never>, 'notices'>) {
  const further = outcome.map((column, index) => `${column} = $${index + 6}, `).join('');
  return {
    byId: {
      name: `${table}.find`,
      text: `select ${select} ${from} where t.id = $1 and t.archived_at is null`,
    },
    lock: { name: `${table}.lock`, text: `select id from ${table} where id = $1 for update` },
    decide: {
      name: `${table}.decide`,
      text: `update ${table} set status = $3, decided_by = $4, decided_at = app_now(), reason = $5, ${further}
          updated_at = app_now(), version = version + 1
        where clinic_id = $1 and id = $2`,
    },
  };
}

const logOf =
  (table: string) =>
  (tx: Tx, { userId, requestId }: Session, { id, clinic_id }: AskedRequest, change: Change) =>
    audit(
      tx,
      { userId, clinicId: clinic_id, requestId },
      { ...change, entity: table, entityId: id },
    );

/** The life of requests of one kind: asked for, withdrawn, approved or refused, each with its log and its notices. */
export function askedRequests<Request extends AskedRequest>(kind: Kind<Request>) {
  const { table, outcome: columns = [] } = kind;
  const statements = statementsOf(kind);
  const notices = noticesOfRequests(kind.notices);
  const log = logOf(table);

  const find = async (tx: Tx, id: number): Promise<Request | undefined> =>
    (await tx.query<Request>(statements.byId, [id]))[0];

  /** Records a request that was just inserted, and tells the operators; `after` is what the log keeps of it. */
  const ask = async (tx: Tx, session: Session, id: number, after: Change['after']) => {
    const request = found(await find(tx, id));
    await log(tx, session, request, { action: 'create', after });
    await notices.asked(tx, request);
    return request;
  };

  /** Locks the request and reads it as it is then. Refuses with 409 one that was decided on already. */
  const waitingIn = async (tx: Tx, id: number, clinicId?: number): Promise<Request> => {
    await tx.query(statements.lock, [id]);
    const request = found(await find(tx, id));
    if (clinicId !== undefined && request.clinic_id !== clinicId) throw notFound();
    if (request.status !== 'waiting')
      throw new Refusal(409, 'request_decided', requestTexts.decided);
    return request;
  };

  const decide = async (tx: Tx, session: Session, request: Request, decision: Decision) => {
    const { status, reason, outcome } = decision;
    const { id, clinic_id } = request;
    const further = columns.map((column) => outcome?.[column] ?? null);
    const values = [clinic_id, id, status, session.userId, reason ?? null, ...further];
    await tx.query(statements.decide, values);
    await log(tx, session, request, {
      action: 'status',
      before: { status: request.status },
      after: { status, reason, ...outcome },
    });
    const after = found(await find(tx, id));
    await (status === 'withdrawn' ? notices.ended : notices.decided)(tx, after);
    return after;
  };

  return {
    find,
    ask,
    waitingIn,
    /** Approves a request that was read by `waitingIn`; in a transaction of the platform. */
    approve: (tx: Tx, session: Session, request: Request, outcome?: Decision['outcome']) =>
      decide(tx, session, request, { status: 'approved', outcome }),
    /** Refuses a request with a reason that the clinic reads; in a transaction of the platform. */
    refuse: async (tx: Tx, session: Session, id: number, reason: string) =>
      decide(tx, session, await waitingIn(tx, id), { status: 'refused', reason }),
    /** Withdraws a request of the clinic. */
    withdraw: async (tx: Tx, session: Session, id: number, clinicId: number) =>
      decide(tx, session, await waitingIn(tx, id, clinicId), { status: 'withdrawn' }),
  };
}
