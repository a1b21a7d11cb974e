/**
 * A random number with this count of digits, as text without a leading zero: four digits give 1000 to 9999. The
 * texts ask for such codes; the server keeps them unique per clinic.
 */
export function randomCode(digits: number): string {
  const smallest = 10 ** (digits - 1);
  return String(smallest + Math.floor(Math.random() * 9 * smallest));
}
