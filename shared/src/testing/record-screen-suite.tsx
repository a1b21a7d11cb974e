import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi, refuse, type FakeAnswer } from './fake-api';
import { ReadAgain, readAgain } from './read-again';
import { renderScreen } from './render-screen';

interface Suite {
  /** The screen under test. */
  element: ReactNode;
  /** Its route, address and session, as `renderScreen` takes them. */
  place: Parameters<typeof renderScreen>[1];
  /** The call that reads the record, such as `GET /products/7`. */
  read: string;
  /** The normal answers to all calls of the screen, the record included. */
  answers: Record<string, FakeAnswer>;
  /** Finds an element that is shown only with the record. */
  find: () => Promise<HTMLElement>;
}

const fault = refuse(500, { code: 'internal', message: 'خطای سرور' });
const notFound = refuse(404, { code: 'not_found', message: 'یافت نشد' });
const tryAgain = { name: 'تلاش دوباره' };

/** The tests that every screen of one record has to pass: what it shows when the server fails. */
export function testRecordScreen({ element, place, read, answers, find }: Suite): void {
  const open = (answer: () => unknown) => {
    fakeApi({ ...answers, [read]: (call) => answer() ?? answers[read]?.(call) });
    return renderScreen(
      <>
        {element}
        <ReadAgain />
      </>,
      place,
    );
  };

  describe('when the server fails', () => {
    it('offers another try when the first load fails', async () => {
      let answer: unknown = fault;
      const { user } = open(() => answer);
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      answer = undefined;
      await user.click(screen.getByRole('button', tryAgain));
      expect(await find()).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('keeps the record when a refresh fails, with a notice', async () => {
      let isDown = false;
      const { user } = open(() => (isDown ? fault : undefined));
      await find();
      isDown = true;
      await user.click(screen.getByRole('button', readAgain));
      expect(await screen.findByText(/به‌روزرسانی ناموفق بود/)).toBeVisible();
      expect(await find()).toBeVisible();
    });

    it('links back and offers no other try when the record does not exist', async () => {
      open(() => notFound);
      const alert = await screen.findByRole('alert');
      expect(alert.querySelector('a')).toHaveAttribute('href');
      expect(screen.queryByRole('button', tryAgain)).not.toBeInTheDocument();
    });
  });
}
