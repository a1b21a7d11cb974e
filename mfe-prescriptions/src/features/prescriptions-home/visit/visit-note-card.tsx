import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import {
  visitNoteForm,
  visitNoteLabels as labels,
  type VisitNote,
  type VisitNoteForm,
} from '@ziba/shared/contracts/visit-notes';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useSaveVisitNote, useVisitNote } from '../../../data/visit-notes.api';
import { m } from './messages';
import { NoteTemplates } from './note-templates';

const { TextAreaField } = fieldsOf<VisitNoteForm>();

/** What the doctor notes at a visit; read only for users who may not write, and for a cancelled visit. */
export function VisitNoteCard({ visit }: { visit: Pick<AppointmentDetails, 'id' | 'status'> }) {
  const note = useVisitNote(visit.id);
  const mayWrite = useMay('prescriptions', 'write') && visit.status !== 'canceled';
  const { data: stored, error, mutate } = note;
  if (!stored) {
    return (
      <Card title={m.note}>
        {error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />}
      </Card>
    );
  }
  return (
    <Card title={m.note} hint={hintOf(stored)}>
      {mayWrite ? (
        <NoteForm id={visit.id} stored={stored} reload={mutate} />
      ) : (
        <FactList facts={factsOf(stored)} />
      )}
    </Card>
  );
}

const hintOf = ({ written_by, updated_at }: VisitNote) =>
  written_by && updated_at ? m.by(formatText(written_by), formatDateTime(updated_at)) : m.hint;

const factsOf = ({ complaint, findings, diagnosis }: VisitNote) => [
  { label: labels.complaint, value: formatText(complaint) || m.none },
  { label: labels.findings, value: formatText(findings) || m.none },
  { label: labels.diagnosis, value: formatText(diagnosis) || m.none },
];

interface FormProps {
  /** The id of the appointment: the typed words belong to it. */
  id: number;
  stored: VisitNote;
  reload: () => unknown;
}

function NoteForm({ id, stored, reload }: FormProps) {
  const save = useSaveVisitNote(id);
  return (
    <Form
      frame="none"
      schema={visitNoteForm}
      stored={{ ...stored, id }}
      reload={reload}
      draft="visit-note"
      submit={m.save}
      failed={m.failed}
      onSubmit={async (_, { changes }) => {
        await save(changes);
        toast.success(m.saved);
      }}
    >
      <NoteTemplates />
      <TextAreaField name="complaint" label={labels.complaint} rows={3} wide />
      <TextAreaField name="findings" label={labels.findings} rows={3} wide />
      <TextAreaField name="diagnosis" label={labels.diagnosis} rows={3} wide />
    </Form>
  );
}
