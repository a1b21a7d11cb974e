/**
 * Replaces the text of an input while someone types, and leaves the caret where it was: behind the
 * same number of characters that count (separators do not).
 */
export function retype(
  input: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  counts: (character: string) => boolean = () => true,
): void {
  if (input.value === text) return;
  const caret = input.selectionStart ?? input.value.length;
  const before = [...input.value.slice(0, caret)].filter(counts).length;
  let seen = 0;
  let place = 0;
  while (place < text.length && seen < before) {
    if (counts(text.charAt(place))) seen += 1;
    place += 1;
  }
  input.value = text;
  if (input.selectionStart !== null) input.setSelectionRange(place, place);
}
