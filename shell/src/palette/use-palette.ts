import type { Session } from '@ziba/shared/session/session-store';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { destinationsOf, matching } from './destinations';
import { actionsOf, type FoundHit, type HitAction } from './hit-actions';
import { actionOption, hitOption, pageOption } from './palette-options';
import { useHits } from './use-hits';

/** A patient whose card is opened. */
type Patient = { id: number; full_name: string };

/**
 * What the palette offers for the words typed: pages first, for they are there at once, then what the
 * server finds. A hit with several actions asks which one.
 */
export function usePalette(session: Session, onClose: () => void) {
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const [asked, setAsked] = useState<FoundHit | null>(null);
  const [patient, setPatient] = useState<Patient | null>(null);
  const [all] = useState(() => destinationsOf(session));
  const navigate = useNavigate();
  const search = useHits(typed, session);

  const ask = (hit: FoundHit | null) => {
    setAsked(hit);
    setIndex(0);
  };
  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  const act = (action: HitAction) => {
    if ('path' in action) go(action.path);
    else setPatient(action.patient);
  };

  const pages = matching(all, typed).map((page) => pageOption(page, () => go(page.path)));
  const hits = search.hits.flatMap((hit) => {
    const actions = actionsOf(hit, session);
    const [only] = actions;
    if (!only) return [];
    return hitOption(hit, () => (actions.length > 1 ? ask(hit) : act(only)));
  });
  const actions =
    asked &&
    actionsOf(asked, session).map((action) => actionOption(action, asked, () => act(action)));

  return {
    typed,
    type: (words: string) => {
      setTyped(words);
      ask(null);
    },
    options: actions ?? [...pages, ...hits],
    index,
    setIndex,
    /** The hit whose actions are shown. */
    asked,
    back: () => ask(null),
    patient,
    search,
  };
}
