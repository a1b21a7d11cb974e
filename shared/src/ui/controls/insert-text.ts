/**
 * Puts a text at the caret, in place of what is selected, as if it had been typed. The control takes the
 * focus, and the browser's undo takes the text back.
 */
export function insertText(control: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  control.focus();
  // Deprecated, yet the only call that the browser's undo knows of; every browser still has it.
  if ('execCommand' in document && document.execCommand('insertText', false, text)) return;
  const { selectionStart, selectionEnd, value } = control;
  control.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
