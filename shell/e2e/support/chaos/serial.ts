const digits = ['صفر', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه'];

/**
 * Makes texts that are different for each call: «طرح یک», «طرح دو» … «طرح یک صفر». They are letters alone, for names
 * take no digits and digits are shown otherwise than they are stored.
 */
export function serialTexts() {
  let serial = 0;
  return (start: string) => {
    serial += 1;
    const number = [...String(serial)].map((digit) => digits[Number(digit)]).join(' ');
    return `${start} ${number}`;
  };
}
