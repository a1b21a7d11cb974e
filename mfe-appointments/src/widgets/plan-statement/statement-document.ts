import type { PlanStatement } from '@ziba/shared/contracts/payments';
import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatDateTime, formatDay } from '@ziba/shared/format/date';
import { codeText } from '@ziba/shared/contracts/code-text';
import { identityLabel } from '@ziba/shared/contracts/identity-label';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import type { PrintDocument } from '@ziba/shared/ui/print/print-button';
import { totalOf } from '../../data/total-of';
import { m } from './messages';

type Line = readonly (string | number)[];

/**
 * The account of a plan on A4: each session with its cost, and below it its payments and refunds. A balance
 * (tomans) is carried from line to line; the last one is the amount due. Canceled sessions cost nothing and
 * are left out.
 */
export function statementDocument(
  plan: TreatmentPlan,
  statement: PlanStatement,
  logo?: string,
): PrintDocument {
  const { clinic, printed_at, printed_by } = statement;
  const { patient, doctor } = plan;
  const moves = plan.sessions
    .filter(({ status }) => status !== sessionStatus.canceled)
    .flatMap((session) => movesOf(session, statement));
  // The totals are computed from the printed lines, so that they always match.
  const cost = totalOf(moves, (move) => move.cost);
  const paid = totalOf(moves, (move) => move.paid);
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
      { label: identityLabel(patient.national_code), value: codeText(patient.national_code) },
      { label: m.facts.phone, value: toPersianDigits(patient.contact_number) },
      ...(doctor ? [{ label: m.facts.doctor, value: formatText(doctor.profile.fullName) }] : []),
    ],
    columns: [
      { title: m.columns.date },
      { title: m.columns.what },
      { title: m.columns.cost, figures: true },
      { title: m.columns.paid, figures: true },
      { title: m.columns.remaining, figures: true },
    ],
    rows: linesOf(moves),
    totals: [
      { label: m.totals.cost, amount: cost },
      { label: m.totals.paid, amount: paid },
      { label: m.totals.remaining, amount: cost - paid, strong: true },
    ],
    inWords: cost > paid ? cost - paid : undefined,
    notes: [m.printed(printed_by, formatDateTime(printed_at))],
    signatures: m.signatures,
  };
}

/** A change of the balance in tomans: the cost of a session, or a payment (negative for a refund). */
interface Move {
  at: string;
  what: string;
  cost?: number;
  paid?: number;
}

function linesOf(moves: readonly Move[]): Line[] {
  let balance = 0;
  return moves.map(({ at, what, cost, paid }) => {
    balance += (cost ?? 0) - (paid ?? 0);
    return [formatDay(at), what, cost ?? '', paid ?? '', balance];
  });
}

function movesOf(session: TreatmentSession, { payments, refunds }: PlanStatement): Move[] {
  const title = m.session(formatText(session.session_title), formatText(session.service_type));
  const own = payments.filter(({ session_id }) => session_id === session.id);
  const paid = [
    ...own.map(({ paid_at, method, reference, amount }) => ({
      at: paid_at,
      what: m.payment(method, formatText(reference)),
      paid: amount,
    })),
    ...refunds
      .filter(({ payment_id }) => own.some(({ id }) => id === payment_id))
      .map(({ created_at, method, reason, amount }) => ({
        at: created_at,
        what: m.refund(method, formatText(reason)),
        paid: -amount,
      })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return [{ at: session.date, what: title, cost: session.service_cost }, ...paid];
}
