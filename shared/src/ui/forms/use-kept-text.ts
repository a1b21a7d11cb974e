import { useCallback, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../session/draft-store';

/**
 * A text that is typed outside of a Form. With a `draft` it is kept in this tab under that name, for this
 * person and page, until `forget`: it comes back after the end of a session or a reload.
 */
export function useKeptText(draft: string | undefined) {
  // The page may lead elsewhere before its draft is forgotten.
  const [page] = useState(() => window.location.pathname);
  const [text, setText] = useState(
    () => (draft && readDraft<{ text: string }>(draft, page)?.text) || '',
  );
  const change = (next: string) => {
    setText(next);
    if (draft) writeDraft(draft, { text: next }, page);
  };
  const forget = useCallback(() => {
    if (draft) clearDraft(draft, page);
  }, [draft, page]);
  return { text, change, forget };
}
