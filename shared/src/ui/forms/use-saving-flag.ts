import { useMemo, useRef } from 'react';

/** Whether a form is being saved. Changing it renders nothing; the functions are the same at each render. */
export function useSavingFlag() {
  const saving = useRef(false);
  return useMemo(
    () => ({
      isSaving: () => saving.current,
      begin: () => {
        saving.current = true;
      },
      end: () => {
        saving.current = false;
      },
    }),
    [],
  );
}
