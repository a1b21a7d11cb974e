import type { Session } from '@ziba/shared/session/session-store';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { destinationsOf, matchDestinations } from './destinations';
import { actionsOf, type FoundHit, type HitAction } from './hit-actions';
import { actionOption, hitOption, pageOption } from './palette-options';
import { useHits } from './use-hits';

/** The patient whose drawer is open. */
type Patient = { id: number; full_name: string };

/**
 * The state of the palette. Its options are the pages that match the typed words, then the hits of the
 * server. Choosing a hit with several actions shows these actions as options.
 */
export function usePalette(session: Session, onClose: () => void) {
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const [chosenHit, setChosenHit] = useState<FoundHit | null>(null);
  const [patient, setPatient] = useState<Patient | null>(null);
  const [pages] = useState(() => destinationsOf(session));
  const navigate = useNavigate();
  const search = useHits(typed, session);

  const showActions = (hit: FoundHit | null) => {
    setChosenHit(hit);
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

  const pageOptions = matchDestinations(pages, typed).map((page) =>
    pageOption(page, () => go(page.path)),
  );
  const hitOptions = search.hits.flatMap((hit) => {
    const actions = actionsOf(hit, session);
    const [only] = actions;
    if (!only) return [];
    return hitOption(hit, () => (actions.length > 1 ? showActions(hit) : act(only)));
  });
  const actions =
    chosenHit &&
    actionsOf(chosenHit, session).map((action) =>
      actionOption(action, chosenHit, () => act(action)),
    );

  return {
    typed,
    type: (words: string) => {
      setTyped(words);
      showActions(null);
    },
    options: actions ?? [...pageOptions, ...hitOptions],
    index,
    setIndex,
    /** The hit whose actions are shown. */
    chosenHit,
    back: () => showActions(null),
    patient,
    search,
  };
}
