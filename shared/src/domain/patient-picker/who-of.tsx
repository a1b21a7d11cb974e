import { ageOn } from '../../contracts/age';
import type { Patient } from '../../contracts/patients';
import { todayIso } from '../../format/date';
import { toPersianDigits } from '../../format/digits';
import { m } from './messages';

/** Age and sex of a patient in words, as far as they are known. */
export function whoOf({ birth_date, gender }: Pick<Patient, 'birth_date' | 'gender'>): string {
  const age = ageOn(birth_date, todayIso());
  return [age === null ? '' : m.years(toPersianDigits(age)), gender].filter(Boolean).join('، ');
}
