/** Letters that replace the digits. These letters are rarely adjacent in words, so a search finds one text only. */
const letters = ['ژ', 'ظ', 'ض', 'ث', 'ذ', 'غ', 'ص', 'ط', 'ق', 'چ'];

/**
 * Returns a function that makes unique texts: «طرح ژژظ», «طرح ژژض» … No text is a part of another. They contain
 * only letters, because names accept no digits, and digits are shown differently than stored.
 */
export function serialTexts() {
  let serial = 0;
  return (start: string) => {
    serial += 1;
    const digits = String(serial).padStart(3, '0');
    return `${start} ${[...digits].map((digit) => letters[Number(digit)]).join('')}`;
  };
}
