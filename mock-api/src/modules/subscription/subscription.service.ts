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
import { found, invalid, Refusal } from '../../lib/refusal';
import { asSystem, inScopeOf } from '../../data/scope';
import { findClinic } from '../clinics/clinic-rows';
import { bareName } from '../files/stored-names';
import { payInvoice } from '../invoices/pay-invoice';
import { writeInvoice } from '../invoices/write-invoice';
import { resourcePrices } from '../resources-pricing/resource-prices';
import { addPeriod, holdClinic } from '../subscription-periods/extend-period';
import { planWith } from '../resources-pricing/plan';
import { priceOf } from './subscription-price';
import { renewals } from './subscription.queries';

type Input = z.output<typeof subscriptionRequestInput>;
type Approval = z.output<typeof subscriptionApproval>;

const insertRequest = {
  name: 'subscription_requests.insert',
  text: `insert into subscription_requests (clinic_id, user_id, days, lines, tax_rate, subtotal, tax,
           total, receipt, reference, note)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
};
const ownFiles = {
  name: 'subscription_requests.files',
  text: `select "fileName" from files
         where "fileName" = any($1) and (clinic_id = $2 or ($3 and clinic_id is null))`,
};

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
    return renewals.ask(tx, session, found(created).id, { days, total });
  });

/** Withdraws a request of the clinic that has not been decided on. */
export const withdrawRequest = (
  db: Database,
  session: Session,
  clinicId: number,
  id: number,
): Promise<SubscriptionRequest> =>
  inScopeOf(db, session, (tx) => renewals.withdraw(tx, session, id, clinicId));

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
    const request = await renewals.waitingIn(tx, id);
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
    return renewals.approve(tx, session, request, { invoice_id: invoice.id });
  });

/** Refuses a request, with a reason. */
export const refuseRequest = (
  db: Database,
  session: Session,
  id: number,
  reason: string,
): Promise<SubscriptionRequest> => db.platform((tx) => renewals.refuse(tx, session, id, reason));

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
