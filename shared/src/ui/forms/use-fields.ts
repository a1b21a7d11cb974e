import { useCallback, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import type { AboutField, FormKit } from '../controls/form-context';
import { shapeOf } from './schema-resolver';

/** What the fields tell their form: their names, which are secret, and which keep it from being sent. */
export function useFields(schema: z.ZodType, isSaving: () => boolean) {
  const places = useRef(new Map<string, AboutField[]>());
  const secrets = useRef(new Set<string>());
  const holds = useRef(new Map<string, string>());
  const [isHolding, setHolding] = useState(false);
  const awaited = useRef(new Map<string, Promise<unknown>>());

  const kit = useMemo<FormKit>(() => {
    const shape = shapeOf(schema);
    return {
      isRequired: (name) => shape?.[name]?.safeParse(undefined).success === false,
      announce: (name, about = {}) => {
        places.current.set(name, [...(places.current.get(name) ?? []), about]);
        return () => {
          const others = places.current.get(name)?.filter((other) => other !== about) ?? [];
          places.current.set(name, others);
        };
      },
      keepSecret: (name) => {
        secrets.current.add(name);
      },
      hold: (name, reason) => {
        if (reason) holds.current.set(name, reason);
        else holds.current.delete(name);
        setHolding(holds.current.size > 0);
      },
      waitFor: (name, until) => {
        if (!until) return void awaited.current.delete(name);
        awaited.current.set(name, until);
        return void until.then(() => {
          if (awaited.current.get(name) === until) awaited.current.delete(name);
        });
      },
      isSaving,
    };
  }, [schema, isSaving]);

  return {
    kit,
    isSecret: useCallback((name: string) => secrets.current.has(name), []),
    /** Whether a field of this name is there to show its error. */
    isPlaced: (name: string) => (places.current.get(name) ?? []).length > 0,
    /** What a field tells about itself; undefined if no field has the name. */
    aboutOf: (name: string) => places.current.get(name)?.[0],
    /** Why the form cannot be sent now, by the name of the field. */
    holdReasons: () => Object.fromEntries(holds.current),
    /** Whether there is such a reason, as state. */
    isHolding,
    /** Whether requests that fill fields are running. */
    isAwaiting: () => awaited.current.size > 0,
    /** Resolves when no such request is running any more; the answer of one may start another. */
    untilFilled: async () => {
      while (awaited.current.size > 0) await Promise.all(awaited.current.values());
    },
  };
}
