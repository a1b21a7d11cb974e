import { useRef, useState, type ReactNode } from 'react';
import type { Work } from '../../session/work-in-progress';
import { DiscardQuestion } from './discard-question';

interface Discard {
  /** The value of the `WorkScope` around what may be discarded. */
  scope: (work: Work) => () => void;
  /** Whether something inside is being saved. */
  isBusy: boolean;
  /** Calls `act` at once if nothing would be lost, else after a question; not at all while something is being saved. */
  confirmDiscard: (act: () => void) => void;
  /** The open question, to be rendered; null otherwise. */
  question: ReactNode;
}

/**
 * Asks before an action that would discard unsaved work: closing a dialog, replacing a form. Forms inside `WorkScope`
 * report their work by themselves; other components do so with `useWorkInProgress`.
 */
export function useDiscard(): Discard {
  const works = useRef(new Set<Work>());
  const [isBusy, setBusy] = useState(false);
  const [act, setAct] = useState<(() => void) | null>(null);

  const [scope] = useState(() => {
    const update = () => setBusy([...works.current].some((work) => work.isBusy));
    return (work: Work) => {
      works.current.add(work);
      update();
      return () => {
        works.current.delete(work);
        update();
      };
    };
  });
  const confirmDiscard = (next: () => void) => {
    const all = [...works.current];
    if (all.some((work) => work.isBusy)) return;
    if (all.some(({ isDirty }) => isDirty)) setAct(() => next);
    else next();
  };
  const discard = () => {
    setAct(null);
    for (const work of works.current) work.onDiscard?.();
    act?.();
  };
  const question = act && <DiscardQuestion onDiscard={discard} onStay={() => setAct(null)} />;
  return { scope, isBusy, confirmDiscard, question };
}
