import { cities } from './cities';
import { cityCodes } from './city-codes';
import { nameKey } from './normalise';

it('lists the cities of 31 provinces, each once, and gives every capital a code of its own', () => {
  const keys = cities.map(({ name, province }) => `${province} ${nameKey(name)}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  const provinces = [...new Set(cities.map(({ province }) => province))];
  expect(provinces).toHaveLength(31);
  const capitals = provinces.map((province) => cities.find((city) => city.province === province));
  const codes = capitals.map((capital) => cityCodes.get(nameKey(capital?.name ?? '')));
  expect(new Set(codes).size).toBe(31);
  expect(codes).not.toContain(undefined);
});
