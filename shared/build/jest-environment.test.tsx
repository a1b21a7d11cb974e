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

describe('the style of an element', () => {
  const sheet = () => {
    const style = document.head.appendChild(document.createElement('style'));
    if (!style.sheet) throw new Error('no style sheet');
    return style.sheet;
  };
  const rule = (text: string) => sheet().insertRule(text);
  afterEach(() => document.head.replaceChildren());

  it.each([
    ['its class', '.gone{display:none;}'],
    ['its class among others', '.other, .gone{display:none;}'],
    ['an element around it', 'section{visibility:hidden;}'],
    ['where it stands', 'section > .gone{display:none;}'],
    ['what it is not', '.gone:not(.shown){display:none;}'],
    ['its tag', 'section p{opacity:0;}'],
  ])('says that it is hidden by %s', (_, text) => {
    render(
      <section>
        <p className="gone">text</p>
      </section>,
    );
    expect(screen.getByText('text')).toBeVisible();
    rule(text);
    expect(screen.getByText('text')).not.toBeVisible();
  });

  it('says that a later rule or its own style shows it again', () => {
    render(<p className="gone narrow">text</p>);
    rule('.gone{display:none;}');
    const later = sheet();
    later.insertRule('p.narrow{display:block;}');
    expect(screen.getByText('text')).toBeVisible();
    later.deleteRule(0);
    expect(screen.getByText('text')).not.toBeVisible();
    screen.getByText('text').style.display = 'flex';
    expect(screen.getByText('text')).toBeVisible();
  });

  it('knows what the browser hides', () => {
    render(
      <>
        <p hidden>text</p>
        <dialog>question</dialog>
      </>,
    );
    expect(screen.getByText('text')).not.toBeVisible();
    expect(screen.getByText('question')).not.toBeVisible();
    expect(getComputedStyle(document.body).getPropertyValue('display')).toBe('block');
    expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  });

  it('is asked of jsdom for everything else', () => {
    render(<p style={{ color: 'red' }}>text</p>);
    const style = getComputedStyle(screen.getByText('text'));
    expect(style.color).toBe('rgb(255, 0, 0)');
    expect(style.getPropertyValue('color')).toBe('rgb(255, 0, 0)');
  });
});
