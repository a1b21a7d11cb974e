import { render, screen } from '@testing-library/react';
import { hasWorkInProgress, useHasWork, useWorkInProgress } from './work-in-progress';

function Work({ active }: { active: boolean }) {
  useWorkInProgress(active);
  return null;
}

/** Whether the browser would ask before the page is left. */
function asks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('has work as long as any part of the page has some', () => {
  const view = render(<Work active={false} />);
  expect([hasWorkInProgress(), asks()]).toEqual([false, false]);

  view.rerender(
    <>
      <Work active />
      <Work active />
    </>,
  );
  expect([hasWorkInProgress(), asks()]).toEqual([true, true]);
  view.rerender(
    <>
      <Work active={false} />
      <Work active />
    </>,
  );
  expect([hasWorkInProgress(), asks()]).toEqual([true, true]);
  view.unmount();
  expect([hasWorkInProgress(), asks()]).toEqual([false, false]);
});

function Watch() {
  return <output>{useHasWork() ? 'unsaved' : 'saved'}</output>;
}

it('renders components again when work begins and ends', () => {
  const view = render(<Watch />);
  const page = (...work: boolean[]) => (
    <>
      <Watch />
      {work.map((active, index) => (
        <Work key={index} active={active} />
      ))}
    </>
  );
  view.rerender(page(true, true));
  expect(screen.getByText('unsaved')).toBeVisible();
  view.rerender(page(true, false));
  expect(screen.getByText('unsaved')).toBeVisible();
  view.rerender(page());
  expect(screen.getByText('saved')).toBeVisible();
});
