/**
 * Inserts a text at the caret, in place of the selection, as if it were typed. The control gets the focus, and the
 * browser's undo removes the text.
 */
export function insertText(control: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  control.focus();
  // Deprecated, but the only call that the browser can undo; every browser still has it.
  if ('execCommand' in document && document.execCommand('insertText', false, text)) return;
  const { selectionStart, selectionEnd, value } = control;
  control.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
