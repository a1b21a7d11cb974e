import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, readWholeDraft, writeDraft, type DraftBase } from '../../session/draft-store';

interface Edited {
  baseOf: (names: readonly string[]) => DraftBase | undefined;
  restore: (typed: Readonly<Record<string, unknown>>, base?: DraftBase) => void;
}

/**
 * Keeps what is typed under `key`, with what it is based on, and brings it back once when the form opens
 * again: through `edit`, which compares it with a record that was changed meanwhile.
 */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  key: string | undefined,
  isSecret: (name: string) => boolean,
  edit: Edited,
) {
  // The form may lead elsewhere before its draft is forgotten.
  const [page] = useState(() => window.location.pathname);
  const [found, setFound] = useState(() => (key ? readWholeDraft<Input>(key, page) : null));
  const baseOf = useEffectEvent(edit.baseOf);
  const restore = useEffectEvent(edit.restore);

  useEffect(() => {
    if (!key) return undefined;
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const tellable = Object.entries(values).filter(([name]) => !isSecret(name));
        const typed = tellable.filter(([name]) => name in dirtyFields);
        if (typed.length === 0) return clearDraft(key, page);
        const base = baseOf(typed.map(([name]) => name));
        // A new record is kept whole, its random code too: sent again, it must be the same request.
        writeDraft(key, Object.fromEntries(base ? typed : tellable), page, base);
      },
    });
  }, [form, key, page, isSecret]);

  useEffect(() => {
    if (found) restore(found.values, found.base);
  }, [found]);

  const forget = useCallback(() => {
    if (key) clearDraft(key, page);
    setFound(null);
  }, [key, page]);
  return { restored: found !== null, restoredAt: found?.at, forget };
}
