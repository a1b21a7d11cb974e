import { accessChanges } from './access-changes';

it('says what is gained and what is lost', () => {
  const before = { appointments: 'write', accounting: 'none', reports: 'read' };
  const after = { appointments: 'read', accounting: 'write', reports: 'read' };
  expect(accessChanges(before, after, 'clinic')).toEqual({
    lost: ['نوبت ثبت کند'],
    gained: ['سندهای حسابداری و حقوق افراد را ببیند', 'سند حسابداری ثبت کند'],
  });
});

it('names each level that the choice of all includes', () => {
  expect(accessChanges({ patients: 'all' }, {}, 'clinic').lost).toEqual([
    'پرونده زیباجویان را ببیند',
    'زیباجو ثبت کند',
    'زیباجو را بایگانی کند',
  ]);
});

it('says nothing of a level that allows nothing in the section', () => {
  const nothing = { gained: [], lost: [] };
  expect(accessChanges({ reports: 'read' }, { reports: 'all' }, 'clinic')).toEqual(nothing);
});
