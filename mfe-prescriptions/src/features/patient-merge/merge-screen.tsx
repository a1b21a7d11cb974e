import * as addresses from '@ziba/shared/contracts/addresses';
import type { MergePreview } from '@ziba/shared/contracts/patient-merge';
import { formatDateTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { Card } from '@ziba/shared/ui/views/card';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useFollowFile } from '../../data/patient-file.api';
import { useMergePreview } from '../../data/patient-merge.api';
import { fieldLabel, fieldValue } from './field-value';
import { MergeAccounts } from './merge-accounts';
import { MergeButton } from './merge-button';
import { chosenOf, type MergeChoices } from './merge-choices';
import { m } from './messages';
import { MovingRows } from './moving-rows';
import { OtherPersonWarning } from './other-person-warning';
import { RadioChoice } from './radio-choice';

/**
 * Shows what a merge of two files would do, asks which file and which values stay, and merges them. The
 * address names the file that stays first.
 */
export function MergeScreen() {
  const id = useIdParam() ?? 0;
  const other = useIdParam('other') ?? 0;
  // During the merge and after it there is nothing to preview: the server would answer 404.
  const [isMerging, setMerging] = useState(false);
  const preview = useMergePreview(id, other, !isMerging);
  // The values stay chosen when the other file is to stay.
  const [choices, setChoices] = useState<MergeChoices>({});
  useFollowFile();
  return (
    <RecordScreen
      record={preview}
      title={m.title}
      head={() => ({ hint: m.previewHint })}
      back={{ to: addresses.patientFile(id), label: m.file }}
      notFound={{ title: m.notFound }}
      // 400: the address names one patient twice.
      explain={({ message, status }) => (status === 400 ? message : `${m.loadFailed}: ${message}`)}
    >
      {(data) => (
        <Parts>
          <OtherPersonWarning preview={data} />
          <KeptChoice preview={data} />
          <ValueChoices preview={data} choices={choices} onChoices={setChoices} />
          <MergeAccounts preview={data} />
          {!isMerging && <MovingRows preview={data} />}
          {data.overlaps.length > 0 ? (
            <Overlaps preview={data} />
          ) : (
            <div>
              <MergeButton
                preview={data}
                choices={choices}
                onMerging={setMerging}
                reload={preview.mutate}
              />
            </div>
          )}
        </Parts>
      )}
    </RecordScreen>
  );
}

/** The choice of the file that stays; the address follows it. */
function KeptChoice({ preview: { kept, other } }: { preview: MergePreview }) {
  const navigate = useNavigate();
  // In the order of their numbers, so that the two do not change places with the choice.
  const options = [kept, other]
    .toSorted((one, two) => one.id - two.id)
    .map(({ id, full_name }) => ({
      value: id,
      label: m.choice(formatText(full_name), toPersianDigits(String(id))),
    }));
  const keep = (id: number) =>
    void navigate(addresses.mergePatients(id, id === kept.id ? other.id : kept.id), {
      replace: true,
    });
  return (
    <Card>
      <RadioChoice
        label={m.which}
        hint={m.whichHint}
        options={options}
        value={kept.id}
        onChange={keep}
      />
    </Card>
  );
}

interface ValueProps {
  preview: MergePreview;
  choices: MergeChoices;
  onChoices: (choices: MergeChoices) => void;
}

/** For each field in which the two differ, the choice of the value that stays. */
function ValueChoices({ preview, choices, onChoices }: ValueProps) {
  const { kept, other, differing } = preview;
  if (differing.length === 0) return <Card title={m.values}>{m.sameValues}</Card>;
  const both = [kept, other].toSorted((one, two) => one.id - two.id);
  return (
    <Card title={m.values} hint={m.valuesHint}>
      <Groups>
        {differing.map((name) => (
          <RadioChoice
            key={name}
            label={fieldLabel(name)}
            options={both.map((patient) => ({
              value: patient.id,
              label: fieldValue(patient, name),
            }))}
            value={chosenOf(preview, choices, name)}
            onChange={(id) => onChoices({ ...choices, [name]: id })}
          />
        ))}
      </Groups>
    </Card>
  );
}

/** The bookings of both at the same time, which have to be solved before. */
function Overlaps({ preview: { overlaps } }: { preview: MergePreview }) {
  return (
    <div role="alert">
      <Card title={m.overlaps} hint={m.overlapsHint}>
        <ul>
          {overlaps.map(({ at, kept, other }) => (
            <li key={at}>{m.overlap(formatDateTime(at), m.owners[kept], m.owners[other])}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-4);
`;
