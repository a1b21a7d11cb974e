import { useEffect, useEffectEvent, useState } from 'react';
import { common } from '../../../messages';
import { listOf, matching, type Choice, type ChoiceSource } from './choice';

/** Milliseconds without typing after which the server is asked. */
const debounceDelay = 250;

interface Answer {
  words: string;
  choices: readonly Choice[];
  error?: string;
}

/** The choices that match the words now. */
export interface FoundChoices {
  choices: readonly Choice[];
  /** Whether the server has not answered these words yet: the choices are those of the words before. */
  isLoading: boolean;
  error?: string;
  retry: () => void;
}

const noRetry = () => undefined;

/** The choices that match the words; `words` is null while the list is closed. The server is asked after a pause. */
export function useChoices(source: ChoiceSource, words: string | null): FoundChoices {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const isSearch = typeof source === 'function';
  // The next time the list opens, the choices may depend on another field that has changed.
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
    const timer = setTimeout(
      () => void ask(words, controller.signal),
      words === '' ? 0 : debounceDelay,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words, attempt, isSearch]);

  if (!isSearch) {
    return { choices: matching(listOf(source), words ?? ''), isLoading: false, retry: noRetry };
  }
  return {
    choices: answer?.choices ?? [],
    isLoading: words !== null && answer?.words !== words,
    error: answer?.words === words ? answer?.error : undefined,
    retry: () => {
      setAnswer(undefined);
      setAttempt(attempt + 1);
    },
  };
}
