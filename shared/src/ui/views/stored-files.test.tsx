import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { StoredFiles } from './stored-files';

it('shows pictures to enlarge and the other files to open', async () => {
  const data = { 'a.png': '/api/files/a.png?s=1', 'b.pdf': '/api/files/b.pdf?s=1' };
  const names = { 'b.pdf': 'رضایت‌نامه سارا.pdf', 'a.png': 'قبل از عمل.png' };
  fakeApi({ 'GET /files/sign': () => ({ data, names }) });
  renderScreen(<StoredFiles label="پیوست‌ها" names="a.png,b.pdf" />);
  expect(await screen.findByRole('button', { name: /قبل از عمل\.png/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'رضایت‌نامه سارا.pdf' })).toHaveAttribute(
    'href',
    '/api/files/b.pdf?s=1',
  );
});
