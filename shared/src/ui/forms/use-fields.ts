import { useCallback, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import type { FieldDescription, FormKit } from '../controls/form-context';
import { shapeOf } from './schema-resolver';

/** What a form knows of its fields: their names, which are left out of drafts, and why it cannot be sent now. */
export function useFields(schema: z.ZodType, isSaving: () => boolean) {
  const registered = useRef(new Map<string, FieldDescription[]>());
  const excluded = useRef(new Set<string>());
  const blocks = useRef(new Map<string, string>());
  const [isBlocked, setBlocked] = useState(false);
  const awaited = useRef(new Map<string, Promise<unknown>>());

  const kit = useMemo<FormKit>(() => {
    const shape = shapeOf(schema);
    return {
      isRequired: (name) => shape?.[name]?.safeParse(undefined).success === false,
      registerField: (name, description = {}) => {
        registered.current.set(name, [...(registered.current.get(name) ?? []), description]);
        return () => {
          const others =
            registered.current.get(name)?.filter((other) => other !== description) ?? [];
          registered.current.set(name, others);
        };
      },
      excludeFromDrafts: (name) => {
        excluded.current.add(name);
      },
      setBlockReason: (name, reason) => {
        if (reason) blocks.current.set(name, reason);
        else blocks.current.delete(name);
        setBlocked(blocks.current.size > 0);
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
    isExcludedFromDrafts: useCallback((name: string) => excluded.current.has(name), []),
    /** Whether the form has a field of this name, which shows its error. */
    hasField: (name: string) => (registered.current.get(name) ?? []).length > 0,
    /** The description of a field; undefined if no field has the name. */
    descriptionOf: (name: string) => registered.current.get(name)?.[0],
    /** Why the form cannot be sent now, by the name of the field. */
    blockReasons: () => Object.fromEntries(blocks.current),
    /** Whether there is such a reason, as state. */
    isBlocked,
    /** Whether requests that fill fields are running. */
    isAwaiting: () => awaited.current.size > 0,
    /** Resolves when no such request is running any more; the answer of one may start another. */
    untilFilled: async () => {
      while (awaited.current.size > 0) await Promise.all(awaited.current.values());
    },
  };
}
