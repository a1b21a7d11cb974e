/** Letters that stand for the digits; they seldom follow each other, so that a search finds one text alone. */
const letters = ['ژ', 'ظ', 'ض', 'ث', 'ذ', 'غ', 'ص', 'ط', 'ق', 'چ'];

/**
 * Makes texts that are different for each call: «طرح ژژظ», «طرح ژژض» … None is a part of another. They are letters
 * alone, for names take no digits and digits are shown otherwise than they are stored.
 */
export function serialTexts() {
  let serial = 0;
  return (start: string) => {
    serial += 1;
    const digits = String(serial).padStart(3, '0');
    return `${start} ${[...digits].map((digit) => letters[Number(digit)]).join('')}`;
  };
}
