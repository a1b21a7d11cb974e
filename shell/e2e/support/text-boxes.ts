import type { Page } from 'playwright-core';

/** Runs in the page: the beginnings of texts that stand out of the box around them. */
function textsOutside(): string[] {
  /** Pixels by which a letter may lean out. */
  const slack = 1.5;
  const isInline = (one: Element) => getComputedStyle(one).display.startsWith('inline');
  const boxOf = (one: Element): Element => {
    let box = one;
    // `inline-flex` and the like have a box of their own; `contents` has none.
    while (
      box.parentElement &&
      (getComputedStyle(box).display === 'inline' || getComputedStyle(box).display === 'contents')
    ) {
      box = box.parentElement;
    }
    return box;
  };
  const isCut = (one: Element | null): boolean =>
    one !== null &&
    (getComputedStyle(one).overflowX !== 'visible' || (isInline(one) && isCut(one.parentElement)));
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    if (!parent || words === '' || parent.closest('svg, script, style, option, .visually-hidden'))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = boxOf(parent);
    // A box that cuts or scrolls keeps its text inside.
    if (isCut(box)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = box.getBoundingClientRect();
    const isOut = [...range.getClientRects()].some(
      (line) => line.width > 0 && (line.left < left - slack || line.right > right + slack),
    );
    if (isOut) faults.push(`a text outside its box: ${words.slice(0, 40)}`);
  }
  return [...new Set(faults)];
}

/** Runs in the page: what empty fields and choices say and does not fit into them. */
function wordsCut(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  const fits = (field: HTMLElement, words: string, part?: string) => {
    if (!pen) throw new Error('nothing can be measured');
    pen.font = getComputedStyle(field, part).font;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    return pen.measureText(words).width <= room + 1;
  };
  const isShown = (field: HTMLElement) =>
    field.checkVisibility({ visibilityProperty: true }) && field.clientWidth > 1;
  const empty = [...document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')]
    .filter((field) => isShown(field) && !fits(field, field.placeholder, '::placeholder'))
    .map(({ placeholder }) => placeholder);
  // Only the choice that was made for the user: what a user chose may be a name of any length.
  const unchosen = [...document.querySelectorAll('select')]
    .filter((field) => field.value === '' && isShown(field))
    .filter((field) => !fits(field, field.selectedOptions[0]?.text ?? ''))
    .map((field) => field.selectedOptions[0]?.text ?? '');
  return [...empty, ...unchosen].map((words) => `cuts the words of a field: ${words.slice(0, 40)}`);
}

/**
 * The texts of the current screen that stand out of the box around them, and the words of fields that are cut: a
 * sentence for each.
 */
export const textFaultsOf = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(textsOutside)),
  ...(await page.evaluate(wordsCut)),
];
