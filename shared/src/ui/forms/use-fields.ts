import { useCallback, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import type { AboutField, FormKit } from '../controls/form-context';
import { shapeOf } from './schema-resolver';

/** What the fields of a form tell it: which are there, which are secret, which hold it up. */
export function useFields(schema: z.ZodType, isSaving: () => boolean) {
  const places = useRef(new Map<string, AboutField[]>());
  const secrets = useRef(new Set<string>());
  const held = useRef(new Map<string, string>());
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
        if (reason) held.current.set(name, reason);
        else held.current.delete(name);
        setHolding(held.current.size > 0);
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
    isPlaced: (name: string) => (places.current.get(name) ?? []).length > 0,
    /** What a field says of itself; undefined where no field has the name. */
    aboutOf: (name: string) => places.current.get(name)?.[0],
    holdUps: () => Object.fromEntries(held.current),
    /** The same as `holdUps`, for what is drawn. */
    isHolding,
    isAwaiting: () => awaited.current.size > 0,
    /** Waits until nothing is on its way that fills a field; what comes first may lead to the next. */
    untilFilled: async () => {
      while (awaited.current.size > 0) await Promise.all(awaited.current.values());
    },
  };
}
