import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

it('lets the router navigate', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <p>first</p> },
    { path: '/second', element: <p>second</p>, loader: ({ request }) => request.url },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/second'));

  expect(await screen.findByText('second')).toBeVisible();
});

it('opens and closes a dialog', async () => {
  const closed = jest.fn();
  render(
    <dialog onClose={closed}>
      <button>ok</button>
    </dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  dialog.showModal();
  expect(screen.getByRole('button', { name: 'ok' })).toHaveFocus();
  dialog.close();

  expect(dialog).not.toHaveAttribute('open');
  expect(closed).toHaveBeenCalledTimes(1);
});
