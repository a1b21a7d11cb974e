import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { RequiredItems } from '@ziba/shared/domain/required-items';
import { formatText } from '@ziba/shared/format/text';
import { Card } from '@ziba/shared/ui/views/card';
import { StoredFiles } from '@ziba/shared/ui/views/stored-files';
import styled from 'styled-components';
import { PatientHealth } from '../../widgets/patient-alerts/patient-health';
import { m } from './messages';
import { MedicationList } from './medication-list';
import { OtherPrescriptions } from './other-prescriptions';
import { PrescriptionVersions } from './prescription-versions';
import { PreviewFacts } from './preview-facts';

/** What a prescription says, its report, and what it said before. Parts that it does not have are left out. */
export function PreviewContent({ prescription }: { prescription: Transcription }) {
  const { description, plan_notes, medications, items, attachments } = prescription;
  const { report, report_attachment, risk_reason, risk_notes } = prescription;
  return (
    <>
      <PreviewFacts prescription={prescription} />
      <PatientHealth patientId={prescription.patient_id} />
      <Card title={m.description}>
        <Text dir="auto">{formatText(description || plan_notes) || m.noDescription}</Text>
      </Card>
      {risk_reason && (
        <Card title={m.risks}>
          <Risks notes={risk_notes} />
          <Text dir="auto">{m.riskReason(formatText(risk_reason))}</Text>
        </Card>
      )}
      {medications.length > 0 && (
        <Card title={m.medications}>
          <MedicationList medications={medications} />
        </Card>
      )}
      {items.length > 0 && (
        <Card title={m.items}>
          <RequiredItems items={items} />
        </Card>
      )}
      {attachments && (
        <Card title={m.attachments}>
          <StoredFiles label={m.attachments} names={attachments} />
        </Card>
      )}
      {(report || report_attachment.length > 0) && (
        <Card title={m.report}>
          {report && <Text dir="auto">{formatText(report)}</Text>}
          <StoredFiles label={m.reportAttachments} names={report_attachment} />
        </Card>
      )}
      <PrescriptionVersions id={prescription.id} />
      <OtherPrescriptions prescription={prescription} />
    </>
  );
}

/** What the doctor was warned of when the prescription was written. */
function Risks({ notes }: { notes: readonly string[] }) {
  return (
    <ul aria-label={m.risks}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** As it was typed, with its line breaks. */
const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
