import { latinName } from './latin-name';

it.each([
  ['سارا رضایی', 'sara_rzaii'],
  ['دکتر مینا صالحی', 'mina_salhi'],
  ['Sara Ahmadi', 'sara_ahmadi'],
  ['؟!', ''],
])('writes %s as the username %s', (name, username) => {
  expect(latinName(name)).toBe(username);
});
