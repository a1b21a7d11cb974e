import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Page } from '../contracts/lists';
import { fakeApi, pageWith, refuse, refuseSectionOff, type FakeAnswer } from './fake-api';
import { ReadAgain, readAgain } from './read-again';
import { renderScreen } from './render-screen';

interface Suite {
  /** The screen under test. */
  element: ReactNode;
  /** Its route, address and session, as `renderScreen` takes them. */
  place: Parameters<typeof renderScreen>[1] & { path: string };
  /** The call that reads the list, such as `GET /products/clinic/1`. */
  list: string;
  /** The normal answer to it. */
  rows: () => Page<unknown>;
  /** The answers to the other calls of the screen. */
  answers?: Record<string, FakeAnswer>;
  /** Finds an element that is shown only with the rows. */
  find: () => Promise<HTMLElement>;
  /** The text of an empty list. */
  empty: string;
  /** For lists with search or filters: a query that matches no row, and the text shown then. */
  narrowed?: { query: string; says: string };
}

const fault = refuse(500, { code: 'internal', message: 'خطای سرور' });
const tryAgain = { name: 'تلاش دوباره' };
const showAll = { name: 'نمایش همه' };

/** Answers like the server: all rows without filters, none with any. */
function answerOf({ rows }: Suite): FakeAnswer {
  const notFilters = ['page', 'limit', 'sort'];
  return ({ params }) =>
    Object.keys(params).every((name) => notFilters.includes(name)) ? rows() : pageWith();
}

function opener(suite: Suite) {
  const { element, place, list, answers } = suite;
  const normalAnswer = answerOf(suite);
  return (answer: () => unknown = () => undefined, query = '') => {
    const calls = fakeApi({ ...answers, [list]: (call) => answer() ?? normalAnswer(call) });
    const shown = (
      <>
        {element}
        <ReadAgain />
      </>
    );
    return { calls, ...renderScreen(shown, { ...place, at: (place.at ?? place.path) + query }) };
  };
}

type Open = ReturnType<typeof opener>;

function testFailures(open: Open, find: Suite['find']): void {
  it('offers another try when the first load fails', async () => {
    let answer: unknown = fault;
    const { user } = open(() => answer);
    expect(await screen.findByRole('alert')).toHaveTextContent('خطای سرور');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    answer = undefined;
    await user.click(screen.getByRole('button', tryAgain));
    expect(await find()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the rows when a refresh fails, with a notice that offers another try', async () => {
    let isDown = false;
    const { user } = open(() => (isDown ? fault : undefined));
    await find();
    isDown = true;
    await user.click(screen.getByRole('button', readAgain));
    expect(await screen.findByText(/ردیف‌های پیشین نمایش داده می‌شوند/)).toBeVisible();
    expect(await find()).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', tryAgain));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(await find()).toBeVisible();
  });

  it('says why the user may not see the list, and offers no other try', async () => {
    open(refuseSectionOff);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'این بخش اکنون برای کلینیک شما خاموش است.',
    );
    expect(screen.queryByRole('button', tryAgain)).not.toBeInTheDocument();
  });
}

function testEmptiness(open: Open, { empty, narrowed, find }: Suite): void {
  it('says that the list is empty', async () => {
    open(() => pageWith());
    expect(await screen.findByText(empty)).toBeVisible();
    expect(screen.queryByRole('button', showAll)).not.toBeInTheDocument();
  });

  if (!narrowed) return;
  it('distinguishes a list without matches from an empty one, and offers to show all', async () => {
    const { user } = open(undefined, narrowed.query);
    expect(await screen.findByText(narrowed.says)).toBeVisible();
    expect(screen.queryByText(empty)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', showAll));
    expect(await find()).toBeVisible();
  });
}

/**
 * The tests that every screen of a list has to pass: what it shows when the server fails or refuses, when there
 * are no rows and when none match, and that it ignores unknown parameters of the address.
 */
export function testListScreen(suite: Suite): void {
  const open = opener(suite);
  const { find, list } = suite;

  describe('as a list', () => {
    testFailures(open, find);
    testEmptiness(open, suite);

    it('does not send unknown parameters of the address to the server', async () => {
      const { calls } = open(undefined, '?utm_source=sms');
      expect(await find()).toBeVisible();
      const listCalls = calls.filter(({ call }) => call === list);
      expect(listCalls.map(({ params }) => params)).not.toContainEqual(
        expect.objectContaining({ utm_source: 'sms' }),
      );
    });
  });
}
