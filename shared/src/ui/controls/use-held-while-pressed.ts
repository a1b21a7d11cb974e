import { useEffect, useState } from 'react';

/**
 * Keeps showing the same value while a mouse button or a finger is down. Otherwise an answer that arrives between
 * press and release could move the pressed element away, and the press would be lost. Takes the newest value;
 * returns the value to show, and the handler for `pointerdown`.
 */
export function useHeldWhilePressed<Value>(newest: Value): [Value, () => void] {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    if (!held) return undefined;
    // The click event follows the release before any timer runs.
    const release = () => setTimeout(() => setHeld(null));
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [held]);
  return [held ? held.value : newest, () => setHeld({ value: newest })];
}
