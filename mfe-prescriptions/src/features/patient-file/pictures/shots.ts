import { photoAngles, type PhotoAngle, type PhotoSet } from '@ziba/shared/contracts/photo-sets';
import { formatNumber } from '@ziba/shared/format/money';
import { m } from './messages';
import { nameOfSet } from './set-name';

/** A picture that can be compared with others of the same angle. */
export interface Shot {
  id: number;
  /** The stored name of its file. */
  file: string;
  /** Degrees clockwise. */
  rotation: number;
  kind: PhotoSet['kind'];
  /** The name of its set, with its number among several pictures of one angle. */
  label: string;
}

function shotsOf(set: PhotoSet, angle: PhotoAngle): Shot[] {
  const photos = set.photos.filter((photo) => photo.angle === angle);
  return photos.map(({ id, file, rotation }, index) => ({
    id,
    file,
    rotation,
    kind: set.kind,
    label:
      photos.length === 1
        ? nameOfSet(set)
        : m.compare.numbered(nameOfSet(set), formatNumber(index + 1)),
  }));
}

/** The pictures of each angle of which there are two or more, the earliest first. `sets` begin with the latest day. */
export function comparable(sets: readonly PhotoSet[]): { angle: PhotoAngle; shots: Shot[] }[] {
  const inOrder = sets.toReversed();
  return photoAngles
    .map((angle) => ({ angle, shots: inOrder.flatMap((set) => shotsOf(set, angle)) }))
    .filter(({ shots }) => shots.length > 1);
}

/** The two pictures that are shown at first: the earliest one before the treatment, and the latest one after it. */
export function firstPair(shots: readonly Shot[]): { before: number; after: number } {
  const before = shots.find(({ kind }) => kind === 'before') ?? shots[0];
  const others = shots.filter((shot) => shot !== before);
  const after = others.findLast(({ kind }) => kind === 'after') ?? others.at(-1);
  return { before: before?.id ?? 0, after: after?.id ?? 0 };
}
