import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, readWholeDraft, writeDraft, type DraftBase } from '../../session/draft-store';

interface RestorableEdit {
  baseOf: (names: readonly string[]) => DraftBase | undefined;
  restore: (typed: Readonly<Record<string, unknown>>, base?: DraftBase) => void;
}

/**
 * Stores typed values as a draft under `key`, with the record that they are based on, and restores them once
 * when the form opens again. `edit` restores them, so that they are merged with a record that has changed.
 */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  key: string | undefined,
  isExcluded: (name: string) => boolean,
  edit: RestorableEdit,
) {
  // The address at the beginning: the form may open another page before the draft is removed.
  const [page] = useState(() => window.location.pathname);
  const [found, setFound] = useState(() => (key ? readWholeDraft<Input>(key, page) : null));
  const baseOf = useEffectEvent(edit.baseOf);
  const restore = useEffectEvent(edit.restore);

  useEffect(() => {
    if (!key) return undefined;
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const storable = Object.entries(values).filter(([name]) => !isExcluded(name));
        const typed = storable.filter(([name]) => name in dirtyFields);
        if (typed.length === 0) return clearDraft(key, page);
        const base = baseOf(typed.map(([name]) => name));
        // A new record is stored with all values, also its random code, so that sending it again is the same request.
        writeDraft(key, Object.fromEntries(base ? typed : storable), page, base);
      },
    });
  }, [form, key, page, isExcluded]);

  useEffect(() => {
    if (found) restore(found.values, found.base);
  }, [found]);

  const forget = useCallback(() => {
    if (key) clearDraft(key, page);
    setFound(null);
  }, [key, page]);
  return { restored: found !== null, restoredAt: found?.at, forget };
}
