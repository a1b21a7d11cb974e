import * as addresses from '@ziba/shared/contracts/addresses';
import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { PatientAlerts } from '@ziba/shared/domain/patient-alerts/patient-alerts';
import { Status } from '@ziba/shared/domain/status/status';
import { codeText } from '@ziba/shared/contracts/code-text';
import { identityLabel } from '@ziba/shared/contracts/identity-label';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { Link } from 'react-router-dom';
import { PatientName } from '../../widgets/patient-name';
import { m } from './messages';

/** Patient with alerts, doctor and status of a plan; names are links where the user may open their target. */
export function PlanFacts({ plan }: { plan: TreatmentPlan }) {
  const { patient, doctor, appointment } = plan;
  const mayReceipts = useMayOpen(addresses.receipt(1));
  const code = appointment && <Ltr>{toPersianDigits(appointment.appointment_code)}</Ltr>;

  return (
    <Card
      title={m.facts}
      hint={<Ltr>{plan.code}</Ltr>}
      actions={<Status of="plan" value={plan.status} />}
    >
      <FactList
        facts={[
          {
            label: m.fields.patient,
            value: <PatientName patient={patient} />,
          },
          { label: m.file, value: <Ltr>{toPersianDigits(String(patient.id))}</Ltr> },
          {
            label: identityLabel(patient.national_code),
            value: <Ltr>{codeText(patient.national_code)}</Ltr>,
          },
          { label: m.phone, value: <Ltr>{toPersianDigits(patient.contact_number)}</Ltr> },
          { label: m.fields.doctor, value: formatText(doctor?.profile.fullName) || m.noDoctor },
          {
            label: m.appointment,
            value:
              appointment && mayReceipts ? (
                <Link to={addresses.receipt(appointment.id)}>{code}</Link>
              ) : (
                code
              ),
          },
          { label: m.fields.payment, value: <Status of="paid" value={plan.payment_status} /> },
          ...(plan.status === 'canceled'
            ? [{ label: m.cancelReason, value: formatText(plan.canceled_reason) }]
            : []),
        ]}
      />
      <PatientAlerts patientId={patient.id} />
    </Card>
  );
}
