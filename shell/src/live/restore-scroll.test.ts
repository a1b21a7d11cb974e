import { restoreScroll } from './restore-scroll';

let [height, stop]: [number, () => void] = [0, () => undefined];

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => height,
  });
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    Object.assign(window, { scrollY: to[1] });
    window.dispatchEvent(new Event('scroll'));
  });
  window.history.replaceState({ key: 'list' }, '', '/list');
  height = window.innerHeight + 2_000;
  stop = restoreScroll();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** Opens a row of a scrolled list, and goes back. */
function thereAndBack() {
  window.scrollTo(0, 900);
  window.history.pushState({ key: 'row' }, '', '/row');
  window.scrollTo(0, 0);
  // jsdom changes the history entry later; a browser has changed it before the event.
  window.history.replaceState({ key: 'list' }, '', '/list');
  window.dispatchEvent(new PopStateEvent('popstate'));
}

it('restores the scroll position when the rows are loaded', () => {
  thereAndBack();
  height = window.innerHeight;
  window.scrollTo(0, 0);
  jest.advanceTimersByTime(500);
  expect(window.scrollY).toBe(0);
  height = window.innerHeight + 2_000;
  jest.advanceTimersByTime(100);
  expect(window.scrollY).toBe(900);
  window.scrollTo(0, 0); // a new page begins at its top
  jest.advanceTimersByTime(100);
  expect(window.scrollY).toBe(900);
});

it('does not scroll a page that the user scrolls meanwhile, or that stays too short', () => {
  thereAndBack();
  window.dispatchEvent(new Event('wheel'));
  jest.advanceTimersByTime(1_000);
  expect(window.scrollY).toBe(0);

  thereAndBack();
  height = window.innerHeight;
  jest.advanceTimersByTime(4_000);
  height = window.innerHeight + 2_000;
  jest.advanceTimersByTime(1_000);
  expect(window.scrollY).toBe(0);
});

it('restores the position to which the page was scrolled before this was started', () => {
  stop();
  Object.assign(window, { scrollY: 700 });
  stop = restoreScroll();
  window.history.pushState({ key: 'row' }, '', '/row');
  window.scrollTo(0, 0);
  window.history.replaceState({ key: 'list' }, '', '/list');
  window.dispatchEvent(new PopStateEvent('popstate'));
  jest.advanceTimersByTime(100);
  expect(window.scrollY).toBe(700);
});
