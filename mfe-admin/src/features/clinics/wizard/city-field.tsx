import type { ClinicForm } from '@ziba/shared/contracts/clinic-form';
import { cleanLine, nameKey } from '@ziba/shared/contracts/normalise';
import { holdsWords } from '@ziba/shared/contracts/search-words';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { m as words } from '../messages';
import { m } from './messages';

/** How many are offered at once. */
const offered = 50;

const choiceOf = (name: string, detail: string) => ({ value: name, label: name, detail });

/** The cities that match, and what was typed if it is none of them. The list is loaded when it is first asked for. */
async function findCities(typed: string) {
  const { cities } = await import('@ziba/shared/contracts/cities');
  const found = cities
    .filter(({ name, province }) => holdsWords(`${name} ${province}`, typed))
    .slice(0, offered)
    .map(({ name, province }) => choiceOf(name, province));
  const other = cleanLine(typed);
  const isKnown = other === '' || cities.some(({ name }) => nameKey(name) === nameKey(other));
  return isKnown ? found : [...found, choiceOf(other, m.otherCity)];
}

/** The city of a clinic: one of all cities of Iran with their provinces, or another. */
export function CityField() {
  return (
    <ComboboxField<ClinicForm>
      name="city"
      label={words.fields.city}
      hint={m.cityHint}
      source={findCities}
    />
  );
}
