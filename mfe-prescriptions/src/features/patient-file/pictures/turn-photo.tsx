import { photoRotations, type Photo } from '@ziba/shared/contracts/photo-sets';
import { Button } from '@ziba/shared/ui/controls/button';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { usePhotoSetChanges } from '../../../data/photo-sets.api';
import { m } from './messages';

interface Props {
  photo: Photo;
  patientId: number;
  /** What the picture shows. */
  name: string;
}

/** Turns a stored picture by a quarter to the right, for everyone who sees it. */
export function TurnPhoto({ photo, patientId, name }: Props) {
  const { turn } = usePhotoSetChanges(patientId);
  const [isBusy, setBusy] = useState(false);
  const next = photoRotations[(photo.rotation / 90 + 1) % photoRotations.length] ?? 0;
  const write = async () => {
    setBusy(true);
    try {
      await turn(photo, next);
    } catch (error) {
      toast.error([m.turnFailed, error instanceof Error ? error.message : ''].join('. '));
    }
    setBusy(false);
  };
  return (
    <Button
      size="small"
      tone="quiet"
      icon="retry"
      busy={isBusy}
      aria-label={m.turnOf(name)}
      onClick={() => void write()}
    >
      {m.turn}
    </Button>
  );
}
