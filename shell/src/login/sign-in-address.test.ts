import { nextOf, signInAddress } from './sign-in-address';

it.each([
  ['?next=%2Fclinic%2Finventory%3Fpage%3D2%23row', '/clinic/inventory?page=2#row'],
  ['', null],
  ['?next=', null],
  ['?next=clinic', null],
  ['?next=https%3A%2F%2Fevil.example%2F', null],
  ['?next=%2F%2Fevil.example', null],
  ['?next=%2F%5Cevil.example', null],
  ['?next=%2F%09%2Fevil.example', null],
  ['?next=javascript%3Aalert(1)', null],
  ['?next=%2Flogin%3Fnext%3D%2Fx', null],
  ['?next=%2F', null],
])('reads the way back of "%s" as %s', (search, expected) => {
  expect(nextOf(search)).toBe(expected);
});

it('keeps the address of the page to return to, except for login and not-found', () => {
  const at = (pathname: string, search = '') => signInAddress({ pathname, search, hash: '' });
  expect(at('/clinic/inventory', '?page=2')).toBe('/login?next=%2Fclinic%2Finventory%3Fpage%3D2');
  expect(at('/')).toBe('/login');
  expect(at('/login')).toBe('/login');
  expect(at('/not-found')).toBe('/login');
});
