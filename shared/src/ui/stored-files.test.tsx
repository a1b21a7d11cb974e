import { screen } from '@testing-library/react';
import { fakeApi } from '../testing/fake-api';
import { renderScreen } from '../testing/render-screen';
import { StoredFiles } from './stored-files';

it('shows pictures to enlarge and the other files to open', async () => {
  const data = { 'a.png': '/api/files/a.png?s=1', 'b.pdf': '/api/files/b.pdf?s=1' };
  fakeApi({ 'GET /files/sign': () => ({ data }) });
  renderScreen(<StoredFiles label="پیوست‌ها" names="a.png,b.pdf" />);
  expect(await screen.findByRole('button', { name: 'نمایش تصویر ۱ از ۱' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'b.pdf' })).toHaveAttribute(
    'href',
    '/api/files/b.pdf?s=1',
  );
});
