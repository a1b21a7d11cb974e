import { withTemplate } from './with-template';

it('writes a ready text below what was typed, and leaves the parts that it does not have', () => {
  const typed = { complaint: 'لک صورت', findings: ' ', diagnosis: null };
  const ready = { complaint: 'از سه ماه پیش', findings: 'ملاسما', diagnosis: null };
  expect(withTemplate(typed, ready)).toEqual({
    complaint: 'لک صورت\nاز سه ماه پیش',
    findings: 'ملاسما',
    diagnosis: null,
  });
});
