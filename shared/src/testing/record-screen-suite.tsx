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
  /** Everything that the server answers while all is well, the record included. */
  answers: Record<string, FakeAnswer>;
  /** Finds something that stands on the screen only when the record is there. */
  find: () => Promise<HTMLElement>;
}

const fault = refuse(500, { code: 'internal', message: 'خطای سرور' });
const absent = refuse(404, { code: 'not_found', message: 'یافت نشد' });
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
    it('offers another try after a first load that failed', async () => {
      let answer: unknown = fault;
      const { user } = open(() => answer);
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      answer = undefined;
      await user.click(screen.getByRole('button', tryAgain));
      expect(await find()).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('keeps the record on show, below a notice, after a refresh that failed', async () => {
      let isDown = false;
      const { user } = open(() => (isDown ? fault : undefined));
      await find();
      isDown = true;
      await user.click(screen.getByRole('button', readAgain));
      expect(await screen.findByText(/به‌روزرسانی ناموفق بود/)).toBeVisible();
      expect(await find()).toBeVisible();
    });

    it('offers the way back, and no other try, where there is no such record', async () => {
      open(() => absent);
      const alert = await screen.findByRole('alert');
      expect(alert.querySelector('a')).toHaveAttribute('href');
      expect(screen.queryByRole('button', tryAgain)).not.toBeInTheDocument();
    });
  });
}
