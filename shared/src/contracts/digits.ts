const digitZero = { persian: 0x06f0, arabic: 0x0660 };

/** Persian and Arabic digits become Latin ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹]|[٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= digitZero.persian ? digitZero.persian : digitZero.arabic));
  });
}

/** Latin digits become Persian ones, for display only; everything else stays. */
export function toPersianDigits(value: string | number): string {
  return String(value).replace(/\d/g, (digit) =>
    String.fromCharCode(digitZero.persian + Number(digit)),
  );
}
