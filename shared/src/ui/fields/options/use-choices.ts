import { useEffect, useEffectEvent, useState } from 'react';
import { common } from '../../../messages';
import { listOf, matching, type Choice, type ChoiceSource } from './choice';

/** Milliseconds of silence after which the server is asked. */
const pause = 250;

interface Answer {
  words: string;
  choices: readonly Choice[];
  error?: string;
}

/** What there is to choose from for the words now. */
export interface FoundChoices {
  choices: readonly Choice[];
  /** The server has not answered these words yet; the choices are those of the words before. */
  isLoading: boolean;
  error?: string;
  retry: () => void;
}

const noRetry = () => undefined;

/** What matches the words now; `words` is null while nobody looks. The server is asked after a pause. */
export function useChoices(source: ChoiceSource, words: string | null): FoundChoices {
  const [answer, setAnswer] = useState<Answer>();
  const [round, setRound] = useState(0);
  const isSearch = typeof source === 'function';
  // When the list opens again, what is offered may depend on another choice by then.
  if (words === null && answer) setAnswer(undefined);

  const ask = useEffectEvent(async (asked: string, signal: AbortSignal) => {
    if (typeof source !== 'function') return;
    try {
      const choices = await source(asked, signal);
      if (!signal.aborted) setAnswer({ words: asked, choices });
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : '';
      setAnswer({ words: asked, choices: [], error: reason || common.fetchFailed });
    }
  });
  useEffect(() => {
    if (words === null || !isSearch) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void ask(words, controller.signal), words === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words, round, isSearch]);

  if (!isSearch) {
    return { choices: matching(listOf(source), words ?? ''), isLoading: false, retry: noRetry };
  }
  return {
    choices: answer?.choices ?? [],
    isLoading: words !== null && answer?.words !== words,
    error: answer?.words === words ? answer?.error : undefined,
    retry: () => {
      setAnswer(undefined);
      setRound(round + 1);
    },
  };
}
