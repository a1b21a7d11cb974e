import type { Section } from '../section/define-section';
import { isRefused } from './server-rights';

const of = (area: 'clinic' | 'admin', key: string) => ({ area, key }) as Section;

it.each([
  [
    'a call of the own section at its level',
    'GET /patients/7',
    of('clinic', 'patients'),
    'read',
    false,
  ],
  ['a change at the level to read', 'POST /patients/7', of('clinic', 'patients'), 'read', true],
  ['a change at the level to write', 'POST /patients/7', of('clinic', 'patients'), 'write', false],
  ['a call of another section', 'DELETE /products/7', of('clinic', 'patients'), 'delete', true],
  ['a call of the other area', 'GET /clinics/pagination', of('clinic', 'settings'), 'read', true],
  ['what everybody may call', 'GET /notifications', of('admin', 'sections'), 'read', false],
  ['a call that the server does not know', 'GET /nowhere', of('clinic', 'patients'), 'read', true],
] as const)('judges %s as the server does', (_, call, section, level, refused) => {
  expect(isRefused(call, section, level)).toBe(refused);
});
