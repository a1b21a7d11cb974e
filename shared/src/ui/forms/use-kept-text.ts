import { useCallback, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../session/draft-store';

/**
 * The state of a text that is in no Form. With a `draft` it is stored in this tab under that name, for this
 * user and page, until `forget` is called: it is restored after a reload or the end of a session.
 */
export function useKeptText(draft: string | undefined) {
  // The address at the beginning: another page may open before the draft is removed.
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
