import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import { photoAngles, type PhotoSet } from '@ziba/shared/contracts/photo-sets';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { PictureList } from '@ziba/shared/ui/overlays/lightbox/picture-list';
import { Card } from '@ziba/shared/ui/views/card';
import styled from 'styled-components';
import { MarketingConsent } from './marketing-consent';
import { m } from './messages';
import { RemoveSet } from './remove-set';
import { TurnPhoto } from './turn-photo';
import { nameOfSet } from './set-name';

interface Props {
  set: PhotoSet;
  /** Whether the user turns the pictures, and writes down the patient's answer on advertising. */
  mayAnswer: boolean;
}

/** A set of pictures: when, why and by whom they were taken, the pictures of each angle, and their use in advertising. */
export function PhotoSetCard({ set, mayAnswer }: Props) {
  const inPatients = useMay('patients', 'delete');
  const inPrescriptions = useMay('prescriptions', 'delete');
  const { title, note, subject, doctor } = set;
  const visit = m.visitOf(formatText(subject), formatText(doctor));
  return (
    <Card
      title={nameOfSet(set)}
      hint={[formatText(title), visit].filter(Boolean).join('، ') || undefined}
      actions={(inPatients || inPrescriptions) && <RemoveSet set={set} />}
    >
      <Parts>
        <Pictures set={set} mayTurn={mayAnswer} />
        {note && <Note dir="auto">{formatText(note)}</Note>}
        <MarketingConsent set={set} mayAnswer={mayAnswer} />
      </Parts>
    </Card>
  );
}

/** The pictures by angle; each opens over the window, where it can be enlarged and turned. */
function Pictures({ set, mayTurn }: { set: PhotoSet; mayTurn: boolean }) {
  const urls = useFileUrls(set.photos.map(({ file }) => file));
  const name = nameOfSet(set);
  return (
    <Angles>
      {photoAngles.map((angle) => {
        const label = m.picturesOf(m.angles[angle], name);
        const photos = set.photos.filter((photo) => photo.angle === angle && urls[photo.file]);
        const pictures = photos.map(({ file, rotation }) => ({
          src: urls[file] ?? '',
          caption: label,
          rotation,
        }));
        const turnOf = (at: number) => {
          const photo = photos[at];
          return photo && <TurnPhoto photo={photo} patientId={set.patient_id} name={label} />;
        };
        return (
          pictures.length > 0 && (
            <div key={angle}>
              <h3>{m.angles[angle]}</h3>
              <PictureList label={label} pictures={pictures} below={mayTurn ? turnOf : undefined} />
            </div>
          )
        );
      })}
    </Angles>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Angles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);

  h3 {
    margin-block-end: var(--space-1);
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;

const Note = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
