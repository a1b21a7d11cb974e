/**
 * The age in completed years on a day; null without a birth date, or before the birth. Both days are YYYY-MM-DD.
 */
export function ageOn(birthDate: string | null, day: string): number | null {
  if (!birthDate || birthDate > day) return null;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
