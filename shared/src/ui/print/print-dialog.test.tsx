import { act, screen, waitFor } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { renderScreen } from '../../testing/render-screen';
import { PrintDialog } from './print-dialog';
import type { PrintDocument } from './print-document';

let state: 'coming' | 'here' | 'failed' = 'coming';
const listeners = new Set<() => void>();
const become = (next: typeof state) =>
  act(() => {
    state = next;
    listeners.forEach((listener) => listener());
  });

// A drawing that comes when the test says so. One that failed stays so until it is drawn anew.
jest.mock('./qr-code', () => ({
  QrCode: function QrCode() {
    const now = useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      () => state,
    );
    const [hasFailed] = useState(now === 'failed');
    if (hasFailed) return <p role="alert">نیامد</p>;
    return <span aria-busy={now === 'coming'}>{now === 'here' && <svg role="img" />}</span>;
  },
}));

const receipt: PrintDocument = {
  size: 'receipt',
  title: 'رسید',
  number: 'PAY-42',
  clinic: { name: 'کلینیک آسال' },
  date: '2025-05-31',
  facts: [],
  code: 'PAY-42',
};

function open() {
  const printed: boolean[] = [];
  jest.spyOn(window, 'print').mockImplementation(() => {
    printed.push(Boolean(document.querySelector('[data-print-document] [role=img]')));
  });
  const { user } = renderScreen(<PrintDialog content={receipt} onClose={() => undefined} />);
  return { printed, print: () => user.click(screen.getByRole('button', { name: 'چاپ' })) };
}

it('prints when the QR code has come, and not before', async () => {
  state = 'coming';
  const { printed, print } = open();
  await print();
  expect(printed).toEqual([]);
  become('here');
  await waitFor(() => expect(printed).toEqual([true]));
});

it('prints nothing while the code is missing; the next press asks for it again', async () => {
  state = 'failed';
  const { printed, print } = open();
  await print();
  become('here');
  expect(printed).toEqual([]);
  await print();
  await waitFor(() => expect(printed).toEqual([true]));
});
