import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import { sessionStatus } from '@ziba/shared/contracts/treatment-sessions';
import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { todayIso } from '@ziba/shared/format/date';
import { codeText } from '@ziba/shared/contracts/code-text';
import { identityLabel } from '@ziba/shared/contracts/identity-label';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber } from '@ziba/shared/format/money';
import { useSession } from '@ziba/shared/session/use-session';
import type { PrintDocument } from '@ziba/shared/ui/print/print-button';
import { m } from './messages';
import { sessionDateTimeText } from './session-date-time-text';

const words = m.printed;

/** The plan on A4: schedule, prices, sums and who signs. */
export function usePlanDocument(plan: TreatmentPlan): PrintDocument {
  const clinic = useSession()?.clinic;
  const logos = useFileUrls(clinic?.avatar_image);
  const { patient, doctor, plan_notes: notes } = plan;
  const sessions = plan.sessions.filter(({ status }) => status !== sessionStatus.canceled);

  return {
    size: 'a4',
    title: `${words.title}: ${plan.title}`,
    number: plan.code,
    date: todayIso(),
    clinic: {
      name: clinic?.name ?? '',
      address: clinic?.address,
      phone: clinic?.phone1,
      logo: clinic?.avatar_image ? logos[clinic.avatar_image] : undefined,
    },
    facts: [
      { label: words.patient, value: patient.full_name },
      { label: identityLabel(patient.national_code), value: codeText(patient.national_code) },
      { label: m.file, value: toPersianDigits(String(patient.id)) },
      { label: m.fields.doctor, value: doctor?.profile.fullName ?? m.noDoctor },
    ],
    columns: [
      { title: words.when },
      { title: words.subject },
      { title: words.service },
      { title: words.duration },
      { title: words.price, figures: true },
    ],
    rows: sessions.map((session) => [
      sessionDateTimeText(session),
      session.session_title,
      session.service_type ?? '',
      session.estimated_duration === null ? '' : m.hours(formatNumber(session.estimated_duration)),
      session.service_cost,
    ]),
    totals: [
      { label: m.total, amount: plan.total_cost, strong: true },
      { label: m.paid, amount: plan.paid_amount },
      { label: m.remaining, amount: plan.remaining_amount },
    ],
    inWords: plan.total_cost,
    notes: notes ? [notes] : undefined,
    signatures: [words.patientSign, words.doctorSign, words.clinicSign],
  };
}
