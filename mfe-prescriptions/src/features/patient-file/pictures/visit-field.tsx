import type { TimelineEntry } from '@ziba/shared/contracts/patient-file';
import { formatDay } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { usePatientVisits } from '../../../data/photo-sets.api';
import { UnreadNote } from '../../../widgets/unread-note/unread-note';
import { m } from './messages';
import { isVisitKind, visitValue, type NewSet } from './new-set';

const { SelectField } = fieldsOf<NewSet>();
const words = m.form;

/** The visit as a choice; nothing for one that is still ahead, of which there are no pictures. */
function choiceOf({ kind, id, at, title }: TimelineEntry) {
  if (!isVisitKind(kind) || Date.parse(at) > Date.now()) return [];
  const what = [words.visits[kind], formatText(title)].filter(Boolean).join(' ');
  return [{ value: visitValue({ kind, id }), label: words.visitAt(what, formatDay(at)) }];
}

/** The visit of the patient during which the pictures were taken, if there was one. */
export function VisitField({ patientId }: { patientId: number }) {
  const { data, error, mutate } = usePatientVisits(patientId);
  return (
    <>
      <SelectField
        name="visit"
        label={words.visit}
        options={(data?.data ?? []).flatMap(choiceOf)}
        blank={words.noVisit}
      />
      {!data && error && <UnreadNote onRetry={mutate}>{words.visitsUnread}</UnreadNote>}
    </>
  );
}
