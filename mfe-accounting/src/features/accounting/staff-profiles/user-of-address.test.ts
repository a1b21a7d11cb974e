import { userOfAddress } from './user-of-address';

it.each([
  ['5', { id: 5, isEncoded: false }],
  ['{"id":5,"nationalCode":"0023456789","fullName":"نرگس"}', { id: 5, isEncoded: true }],
  ['{"id":"5"}', { id: 5, isEncoded: true }],
  ['{"fullName":"نرگس"}', { id: undefined, isEncoded: true }],
  ['null', { id: undefined, isEncoded: true }],
  ['نرگس', { id: undefined, isEncoded: false }],
  ['-5', { id: undefined, isEncoded: true }],
])('%s means %j', (param, user) => expect(userOfAddress(param)).toEqual(user));
