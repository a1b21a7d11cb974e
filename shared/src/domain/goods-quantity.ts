/** A quantity as it is stored, `2 بسته`, in its two parts; the number may be missing. */
export function splitQuantity(quantity: string): { number: string; unit: string } {
  const [, number = '', unit = ''] = /^([\d۰-۹٠-٩.,/٫٬،]*)\s*(.*)$/su.exec(quantity.trim()) ?? [];
  return { number, unit };
}

/** Both parts as one text. */
export const joinQuantity = (number: string, unit: string) =>
  [number, unit].filter(Boolean).join(' ');

/** The same number in another unit. */
export const inUnit = (quantity: string, unit: string) =>
  joinQuantity(splitQuantity(quantity).number, unit);
