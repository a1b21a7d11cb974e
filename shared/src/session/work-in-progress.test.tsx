import { render } from '@testing-library/react';
import { hasWorkInProgress, useWorkInProgress } from './work-in-progress';

function Work({ active }: { active: boolean }) {
  useWorkInProgress(active);
  return null;
}

/** Whether the browser would ask before the page is left. */
function asks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('knows of work as long as any part of the page has some', () => {
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
