import {
  subscriptionTexts,
  type subscriptionApproval,
  type SubscriptionChoice,
  type SubscriptionQuote,
  type SubscriptionRequest,
  type subscriptionRequestInput,
} from '@ziba/shared/contracts/subscription';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { found, invalid, notFound, Refusal } from '../../lib/refusal';
import { asSystem, inScopeOf } from '../../data/scope';
import { findClinic } from '../clinics/clinic-rows';
import { bareName } from '../files/stored-names';
import { payInvoice } from '../invoices/pay-invoice';
import { writeInvoice } from '../invoices/write-invoice';
import { resourcePrices } from '../resources-pricing/resource-prices';
import { addPeriod, holdClinic } from '../subscription-periods/extend-period';
import { planWith } from '../resources-pricing/plan';
import { tellOfDecision, tellOfEnd, tellOfRequest } from './request-notices';
import { priceOf } from './subscription-price';
import { findRequest } from './subscription.queries';

type Input = z.output<typeof subscriptionRequestInput>;
type Approval = z.output<typeof subscriptionApproval>;

const insertRequest = {
  name: 'subscription_requests.insert',
  text: `insert into subscription_requests (clinic_id, user_id, days, lines, tax_rate, subtotal, tax,
           total, receipt, reference, note)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
};
const setDecision = {
  name: 'subscription_requests.decide',
  text: `update subscription_requests set status = $3, decided_by = $4, decided_at = app_now(), reason = $5,
           invoice_id = $6, updated_at = app_now(), version = version + 1
         where clinic_id = $1 and id = $2`,
};
const ownFiles = {
  name: 'subscription_requests.files',
  text: `select "fileName" from files
         where "fileName" = any($1) and (clinic_id = $2 or ($3 and clinic_id is null))`,
};

interface Decision {
  status: 'approved' | 'refused' | 'withdrawn';
  reason?: string;
  invoiceId?: number;
}

// Renewal of subscriptions: clinics ask, the operator decides (M1).

/** The current price of a further period for a clinic. */
export const quoteSubscription = (
  db: Database,
  session: Session,
  clinicId: number,
  choice: SubscriptionChoice,
): Promise<SubscriptionQuote> => inScopeOf(db, session, (tx) => quoteIn(tx, clinicId, choice));

/**
 * Adds the request of a clinic for a further period at the current prices. Refuses with 409 while another request waits
 * (a constraint), and when the user was shown another amount.
 */
export const requestSubscription = (
  db: Database,
  session: Session,
  clinicId: number,
  input: Input,
): Promise<SubscriptionRequest> =>
  inScopeOf(db, session, async (tx) => {
    const quote = await quoteIn(tx, clinicId, input);
    if (input.total !== undefined && input.total !== quote.total) {
      const message = subscriptionTexts.priceChanged;
      const { total } = quote;
      throw new Refusal(409, 'price_changed', message, { total: message }, {}, { total });
    }
    await checkReceipt(tx, session, clinicId, input.receipt, quote.total);
    const { days, lines, tax_rate, subtotal, tax, total } = quote;
    const [created] = await tx.query<{ id: number }>(insertRequest, [
      ...[clinicId, session.userId, days, JSON.stringify(lines), tax_rate, subtotal, tax, total],
      ...[input.receipt, input.reference, input.note],
    ]);
    const request = found(await findRequest(tx, found(created).id));
    await auditOf(tx, session, request, { action: 'create', after: { days, total } });
    await tellOfRequest(tx, request);
    return request;
  });

/** Withdraws a request of the clinic that has not been decided on. */
export const withdrawRequest = (
  db: Database,
  session: Session,
  clinicId: number,
  id: number,
): Promise<SubscriptionRequest> =>
  inScopeOf(db, session, async (tx) => {
    const request = await waitingIn(tx, id, clinicId);
    const after = await decide(tx, session, request, { status: 'withdrawn' });
    await tellOfEnd(tx, after);
    return after;
  });

/**
 * Approves a request: adds the period with what was bought for it, and writes the invoice, which counts as paid unless
 * `paid` is false. All of it or nothing; of two approvals at the same time the second is refused with 409.
 */
export const approveRequest = (
  db: Database,
  session: Session,
  id: number,
  { paid, reference }: Approval,
): Promise<SubscriptionRequest> =>
  db.platform(async (tx) => {
    const request = await waitingIn(tx, id);
    const { clinic_id: clinicId, days, lines, receipt } = request;
    const clinic = await holdClinic(tx, clinicId);
    const invoice = await writeInvoice(tx, session, {
      ...{ clinic_id: clinicId, title: subscriptionTexts.invoiceTitle(days) },
      ...{ subscription_days: days, lines },
    });
    const plan = planWith(clinic, lines);
    await addPeriod(tx, session, { clinicId, days, invoiceId: invoice.id, plan });
    if (paid && invoice.remaining > 0) {
      const number = reference ?? request.reference;
      const payment = { amount: invoice.remaining, reference: number, attachment: receipt };
      await payInvoice(tx, session, invoice.id, payment);
    }
    const decision = { status: 'approved', invoiceId: invoice.id } as const;
    const after = await decide(tx, session, request, decision);
    await tellOfDecision(tx, after);
    return after;
  });

/** Refuses a request, with a reason. */
export const refuseRequest = (
  db: Database,
  session: Session,
  id: number,
  reason: string,
): Promise<SubscriptionRequest> =>
  db.platform(async (tx) => {
    const request = await waitingIn(tx, id);
    const after = await decide(tx, session, request, { status: 'refused', reason });
    await tellOfDecision(tx, after);
    return after;
  });

async function quoteIn(
  tx: Tx,
  clinicId: number,
  choice: SubscriptionChoice,
): Promise<SubscriptionQuote> {
  const clinic = found(await findClinic(tx, clinicId));
  const { data: prices } = await asSystem(tx, () => resourcePrices.all(tx));
  return priceOf(clinic, prices, choice);
}

/** Refuses with 400 a receipt with files that neither the clinic nor the operator uploaded. */
async function checkReceipt(
  tx: Tx,
  session: Session,
  clinicId: number,
  receipt: string | null,
  total: number,
): Promise<void> {
  const names = (receipt ?? '').split(',').map(bareName).filter(Boolean);
  if (names.length === 0 && total > 0) throw invalid('receipt', subscriptionTexts.receipt);
  const files = await tx.query(ownFiles, [names, clinicId, session.clinicId === null]);
  if (files.length < new Set(names).size) {
    throw invalid('receipt', subscriptionTexts.unknownReceipt);
  }
}

/** Reads the request and locks it. Refuses with 409 one that was decided on already. */
async function waitingIn(tx: Tx, id: number, clinicId?: number): Promise<SubscriptionRequest> {
  const request = found(await findRequest(tx, id, true));
  if (clinicId !== undefined && request.clinic_id !== clinicId) throw notFound();
  if (request.status !== 'waiting') {
    throw new Refusal(409, 'request_decided', subscriptionTexts.decided);
  }
  return request;
}

async function decide(
  tx: Tx,
  session: Session,
  request: SubscriptionRequest,
  { status, reason, invoiceId }: Decision,
): Promise<SubscriptionRequest> {
  const { id, clinic_id } = request;
  const values = [clinic_id, id, status, session.userId, reason ?? null, invoiceId ?? null];
  await tx.query(setDecision, values);
  await auditOf(tx, session, request, {
    action: 'status',
    before: { status: request.status },
    after: { status, reason, invoice_id: invoiceId },
  });
  return found(await findRequest(tx, id));
}

type Change = Pick<Parameters<typeof audit>[2], 'action' | 'before' | 'after'>;
const auditOf = (
  tx: Tx,
  { userId, requestId }: Session,
  { id, clinic_id: clinicId }: SubscriptionRequest,
  change: Change,
) =>
  audit(
    tx,
    { userId, clinicId, requestId },
    { ...change, entity: 'subscription_requests', entityId: id },
  );
