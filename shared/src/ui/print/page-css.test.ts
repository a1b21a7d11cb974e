import { pageCss } from './page-css';

it('gives each document its own paper', () => {
  expect(pageCss('a4', 0)).toContain('size:A4 portrait');
  expect(pageCss('a5', 0)).toContain('size:A5 portrait');
  expect(pageCss('label', 0)).toContain('size:50mm 30mm');
  // 378 pixels are 100 millimetres; margins and a reserve come on top.
  expect(pageCss('receipt', 377.9)).toContain('size:80mm 108mm');
});

it('numbers sheets in Persian digits, but not receipts', () => {
  expect(pageCss('a4', 0)).toContain('"صفحه " counter(page,persian) " از " counter(pages,persian)');
  expect(pageCss('receipt', 100)).not.toContain('counter');
});
