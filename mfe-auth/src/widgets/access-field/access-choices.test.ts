import { accessChoicesSchema, accessOf, choiceOf, choicesOf } from './access-choices';

it.each([
  [[], 'none'],
  [[2], 'read'],
  [[3], 'write'],
  [[2, 3], 'write'],
  [[4], 'delete'],
  [[2, 4], 'delete'],
  [[2, 3, 4], 'all'],
  [[1], 'all'],
  [[1, 2], 'all'],
])('the levels %j mean the choice %s', (granted, choice) => {
  expect(choiceOf(granted)).toBe(choice);
});

it('has a choice for each section of the area, also for a user with all sections', () => {
  const choices = choicesOf([{ key: 'patients', levels: [2, 3] }], 'clinic');
  expect(choices).toMatchObject({ patients: 'write', accounting: 'none', 'sms-panel': 'none' });
  expect(choices).not.toHaveProperty('support');
  const whole = [
    { key: 'all', levels: [2] },
    { key: 'users', levels: [1] },
  ];
  expect(choicesOf(whole, 'admin')).toMatchObject({ users: 'all', clinics: 'read' });
});

it('leaves out sections without access, and keeps the levels of a choice that stayed', () => {
  const before = [
    { key: 'patients', levels: [3] },
    { key: 'inventory', levels: [2, 3, 4] },
    { key: 'services', levels: [2] },
  ];
  const choices = { ...choicesOf(before, 'clinic'), services: 'none', accounting: 'write' };
  expect(accessOf(choices, before, 'clinic')).toEqual([
    { key: 'patients', levels: [3] },
    { key: 'inventory', levels: [2, 3, 4] },
    { key: 'accounting', levels: [2, 3] },
  ]);
});

it('validates to what the server takes', () => {
  const schema = accessChoicesSchema([], 'clinic');
  expect(schema.parse({ users: 'all', patients: 'nonsense' })).toEqual([
    { key: 'users', levels: [1] },
  ]);
});
