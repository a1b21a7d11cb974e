import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraftWithTime, writeDraft } from '../session/draft-store';

/** Keeps what is typed under `key`, and brings it back once when the form opens again. */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  key: string | undefined,
  isSecret: (name: string) => boolean,
) {
  // The form may lead elsewhere before its draft is forgotten.
  const [page] = useState(() => window.location.pathname);
  const [found, setFound] = useState(() => (key ? readDraftWithTime<Input>(key, page) : null));

  useEffect(() => {
    if (!key) return undefined;
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const typed = Object.entries(values).filter(
          ([name]) => name in dirtyFields && !isSecret(name),
        );
        if (typed.length > 0) writeDraft(key, Object.fromEntries(typed), page);
        else clearDraft(key, page);
      },
    });
  }, [form, key, page, isSecret]);

  useEffect(() => {
    for (const [name, value] of Object.entries(found?.values ?? {})) {
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, {
        shouldDirty: true,
      });
    }
  }, [form, found]);

  const forget = useCallback(() => {
    if (key) clearDraft(key, page);
    setFound(null);
  }, [key, page]);
  return { restored: found !== null, restoredAt: found?.at, forget };
}
