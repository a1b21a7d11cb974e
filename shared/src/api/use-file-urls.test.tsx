import { screen } from '@testing-library/react';
import { fakeApi } from '../testing/fake-api';
import { renderScreen } from '../testing/render-screen';
import { useFileUrls } from './use-file-urls';

function Shown({ names }: { names: string[] | string | null }) {
  return <output>{JSON.stringify(useFileUrls(names))}</output>;
}

it('returns addresses by the names as they were given', async () => {
  const calls = fakeApi({
    'GET /files/sign': () => ({ data: { 'a.png': '/f/a?s=1', 'b.pdf': '/f/b?s=2' } }),
  });
  renderScreen(<Shown names="/uploads/users/b.pdf, a.png,gone.png" />);
  expect(await screen.findByText(/s=1/)).toHaveTextContent(
    JSON.stringify({ '/uploads/users/b.pdf': '/f/b?s=2', 'a.png': '/f/a?s=1' }),
  );
  expect(calls.map(({ params }) => params)).toEqual([{ names: 'a.png,b.pdf,gone.png' }]);
});

it.each([null, '', [], ' , '])('asks for nothing when there is no name (%j)', (names) => {
  const calls = fakeApi();
  renderScreen(<Shown names={names} />);
  expect(screen.getByRole('status')).toHaveTextContent('{}');
  expect(calls).toEqual([]);
});
