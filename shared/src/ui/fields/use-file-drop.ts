import { useEffect, useEffectEvent, useState, type DragEvent, type RefObject } from 'react';

/** Marks elements that accept files: a paste into one of them is ignored by the others. */
export const takesFiles = 'data-takes-files';

/**
 * Calls `onFiles` for files that are dropped on an element or pasted into the form around it. Spread `drop`
 * on the element; `isOver` is true while files are dragged over it.
 */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
) {
  const [isOver, setOver] = useState(false);
  const addFiles = useEffectEvent(onFiles);

  useEffect(() => {
    const own = place.current;
    const form = own?.closest('form');
    if (!own || !form) return undefined;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const at = event.target instanceof Element ? event.target.closest(`[${takesFiles}]`) : null;
      if (files.length === 0 || event.defaultPrevented || (at && at !== own)) return;
      event.preventDefault();
      addFiles(files);
    };
    form.addEventListener('paste', paste);
    return () => form.removeEventListener('paste', paste);
  }, [place]);

  const drop = {
    [takesFiles]: true,
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, drop };
}
