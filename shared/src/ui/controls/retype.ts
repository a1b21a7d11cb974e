/**
 * Replaces the text of an input while someone types, and keeps the caret in its place: after the same number of
 * characters for which `counts` is true (digits, for example, but not separators).
 */
export function retype(
  input: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  counts: (character: string) => boolean = () => true,
): void {
  if (input.value === text) return;
  const caret = input.selectionStart ?? input.value.length;
  const before = [...input.value.slice(0, caret)].filter(counts).length;
  let passed = 0;
  let place = 0;
  while (place < text.length && passed < before) {
    if (counts(text.charAt(place))) passed += 1;
    place += 1;
  }
  input.value = text;
  if (input.selectionStart !== null) input.setSelectionRange(place, place);
}
