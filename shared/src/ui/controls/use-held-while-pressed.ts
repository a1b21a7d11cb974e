import { useEffect, useState } from 'react';

/**
 * Holds a value as it is while a mouse button or a finger is down: an answer that came between press and
 * release would move away what is pressed, and the press would be lost. Takes the newest value; returns the
 * one to show, and what to do on `pointerdown`.
 */
export function useHeldWhilePressed<Value>(newest: Value): [Value, () => void] {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    if (!held) return undefined;
    // The click follows the release at once, before any timer.
    const letGo = () => setTimeout(() => setHeld(null));
    window.addEventListener('pointerup', letGo);
    window.addEventListener('pointercancel', letGo);
    return () => {
      window.removeEventListener('pointerup', letGo);
      window.removeEventListener('pointercancel', letGo);
    };
  }, [held]);
  return [held ? held.value : newest, () => setHeld({ value: newest })];
}
