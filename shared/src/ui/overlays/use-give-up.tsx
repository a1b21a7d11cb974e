import { useRef, useState, type ReactNode } from 'react';
import type { Work } from '../../session/work-in-progress';
import { GiveUpQuestion } from './give-up-question';

interface GiveUp {
  /** The value of `WorkScope` around what may be given up. */
  scope: (work: Work) => () => void;
  /** Whether something inside is being saved. */
  isBusy: boolean;
  /** Acts at once where nothing would be lost, after a question where it would, not while saving. */
  giveUp: (act: () => void) => void;
  /** To be rendered; empty while nothing is asked. */
  question: ReactNode;
}

/**
 * Asks before something that would lose unsaved work: closing a dialog, replacing a form. Forms inside
 * `WorkScope` report theirs on their own; anything else does so by `useWorkInProgress`.
 */
export function useGiveUp(): GiveUp {
  const works = useRef(new Set<Work>());
  const [isBusy, setBusy] = useState(false);
  const [act, setAct] = useState<(() => void) | null>(null);

  const [scope] = useState(() => {
    const told = () => setBusy([...works.current].some((work) => work.isBusy));
    return (work: Work) => {
      works.current.add(work);
      told();
      return () => {
        works.current.delete(work);
        told();
      };
    };
  });
  const giveUp = (next: () => void) => {
    const all = [...works.current];
    if (all.some((work) => work.isBusy)) return;
    if (all.some(({ isDirty }) => isDirty)) setAct(() => next);
    else next();
  };
  const discard = () => {
    setAct(null);
    for (const work of works.current) work.giveUp?.();
    act?.();
  };
  const question = act && <GiveUpQuestion onGiveUp={discard} onStay={() => setAct(null)} />;
  return { scope, isBusy, giveUp, question };
}
