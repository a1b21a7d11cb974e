import type { Session } from '@ziba/shared/session/session-store';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { areaOf } from '../login/landing';
import { m } from './messages';
import { PaletteFoot } from './palette-foot';
import { PaletteInput } from './palette-input';
import { PaletteStatus } from './palette-status';
import { usePalette } from './use-palette';

interface Props {
  session: Session;
  onClose: () => void;
  /** Replaces the palette with the help. */
  onHelp: () => void;
}

const PatientDrawer = lazyPart(async () => {
  const { loadMoney } = await import(/* webpackChunkName: "forms" */ '../federation/lazy-forms');
  return (await loadMoney()).money['domain/patient-drawer/patient-drawer'].PatientDrawer;
});

/** Closes when another page is opened, as by a link of the patient's card. */
function useCloseOnNavigation(onClose: () => void) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (key !== openedAt) close();
  }, [key, openedAt]);
}

/**
 * The search dialog: finds every screen that the user may open, and in a clinic also patients,
 * appointments, plans and products, with the actions of each.
 */
export function PaletteDialog({ session, onClose, onHelp }: Props) {
  const palette = usePalette(session, onClose);
  useCloseOnNavigation(onClose);
  const { options, chosenHit, patient, search, back } = palette;

  if (patient) return <PatientDrawer patient={patient} onClose={onClose} />;
  return (
    <Dialog open title={m.palette.title} onClose={onClose}>
      <PaletteInput palette={palette} isClinic={areaOf(session.access) === 'clinic'} />
      <PaletteStatus found={options.length} search={search} />
      <PaletteFoot onBack={chosenHit ? back : undefined} onHelp={onHelp} />
    </Dialog>
  );
}
