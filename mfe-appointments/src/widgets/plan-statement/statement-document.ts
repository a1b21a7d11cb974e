import type { PlanStatement } from '@ziba/shared/contracts/payments';
import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatDateTime, formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import type { PrintDocument } from '@ziba/shared/ui/print-button';
import { m } from './messages';

type Line = readonly (string | number)[];

/**
 * The account of a plan on A4: each session with its cost, below it what was paid and given back, and
 * what then remained of it (tomans). Canceled sessions cost nothing and are left out.
 */
export function statementDocument(
  plan: TreatmentPlan,
  statement: PlanStatement,
  logo?: string,
): PrintDocument {
  const { clinic, printed_at, printed_by } = statement;
  const { patient, doctor } = plan;
  const sessions = plan.sessions.filter(({ status }) => status !== sessionStatus.canceled);
  return {
    size: 'a4',
    title: m.title(formatText(plan.title)),
    number: plan.code,
    date: printed_at,
    clinic: {
      name: clinic.name,
      address: clinic.address ?? undefined,
      phone: clinic.phone1 ?? undefined,
      logo,
    },
    facts: [
      { label: m.facts.patient, value: formatText(patient.full_name) },
      { label: m.facts.nationalCode, value: toPersianDigits(patient.national_code) },
      { label: m.facts.phone, value: toPersianDigits(patient.contact_number) },
      ...(doctor ? [{ label: m.facts.doctor, value: formatText(doctor.profile.fullName) }] : []),
    ],
    columns: [
      { title: m.columns.date },
      { title: m.columns.what },
      { title: m.columns.cost, figures: true },
      { title: m.columns.paid, figures: true },
      { title: m.columns.rest, figures: true },
    ],
    rows: sessions.flatMap((session) => linesOf(session, statement)),
    totals: [
      { label: m.totals.cost, amount: plan.total_cost },
      { label: m.totals.paid, amount: plan.paid_amount },
      { label: m.totals.rest, amount: plan.remaining_amount, strong: true },
    ],
    inWords: plan.remaining_amount > 0 ? plan.remaining_amount : undefined,
    notes: [m.printed(printed_by, formatDateTime(printed_at))],
    signatures: m.signatures,
  };
}

function linesOf(session: TreatmentSession, { payments, refunds }: PlanStatement): Line[] {
  const title = m.session(formatText(session.session_title), formatText(session.service_type));
  const own = payments.filter(({ session_id }) => session_id === session.id);
  const moves = [
    ...own.map(({ paid_at, method, reference, amount }) => ({
      at: paid_at,
      what: m.payment(method, formatText(reference)),
      amount,
    })),
    ...refunds
      .filter(({ payment_id }) => own.some(({ id }) => id === payment_id))
      .map(({ created_at, method, reason, amount }) => ({
        at: created_at,
        what: m.refund(method, formatText(reason)),
        amount: -amount,
      })),
  ].sort((one, other) => one.at.localeCompare(other.at));

  let rest = session.service_cost;
  const paid = moves.map(({ at, what, amount }): Line => {
    rest -= amount;
    return [formatDay(at), what, '', amount, rest];
  });
  const cost = session.service_cost;
  return [[formatDay(session.date), title, cost, '', cost], ...paid];
}
