/** Splits a stored quantity such as `2 بسته` into number and unit; either may be empty. */
export function splitQuantity(quantity: string): { number: string; unit: string } {
  const [, number = '', unit = ''] = /^([\d۰-۹٠-٩.,/٫٬،]*)\s*(.*)$/su.exec(quantity.trim()) ?? [];
  return { number, unit };
}

/** Joins number and unit to a quantity. */
export const joinQuantity = (number: string, unit: string) =>
  [number, unit].filter(Boolean).join(' ');

/** Replaces the unit of a quantity. */
export const inUnit = (quantity: string, unit: string) =>
  joinQuantity(splitQuantity(quantity).number, unit);
