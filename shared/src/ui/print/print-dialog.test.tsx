import { act, screen, waitFor } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { renderScreen } from '../../testing/render-screen';
import { aClinicSummary } from '../../testing/clinic-samples';
import { aLogin } from '../../testing/session-samples';
import { PrintDialog } from './print-dialog';
import type { PrintDocument } from './print-document';

let state: 'loading' | 'loaded' | 'failed' = 'loading';
const listeners = new Set<() => void>();
const changeState = (next: typeof state) =>
  act(() => {
    state = next;
    listeners.forEach((listener) => listener());
  });

// A QR code that loads when the test says so. After a failure it stays failed until it is mounted again.
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
    return <span aria-busy={now === 'loading'}>{now === 'loaded' && <svg role="img" />}</span>;
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

it('prints once the QR code is loaded, and not before', async () => {
  state = 'loading';
  const { printed, print } = open();
  await print();
  expect(printed).toEqual([]);
  changeState('loaded');
  await waitFor(() => expect(printed).toEqual([true]));
});

it('does not print without the QR code; the next press loads it again', async () => {
  state = 'failed';
  const { printed, print } = open();
  await print();
  changeState('loaded');
  expect(printed).toEqual([]);
  await print();
  await waitFor(() => expect(printed).toEqual([true]));
});

it('has the lines of the clinic at head and foot, but not on papers of the platform', () => {
  state = 'loaded';
  const clinicData = aClinicSummary({ print_header: 'مجوز 1234', print_footer: 'تندرست باشید' });
  const show = (isOfPlatform: boolean) =>
    renderScreen(<PrintDialog content={{ ...receipt, isOfPlatform }} onClose={() => undefined} />, {
      session: aLogin({ clinicData }),
    });
  const own = show(false);
  const paper = screen.getByRole('dialog');
  expect(paper).toHaveTextContent('مجوز ۱۲۳۴');
  expect(paper).toHaveTextContent('تندرست باشید');
  own.unmount();
  show(true);
  expect(screen.getByRole('dialog')).not.toHaveTextContent('مجوز ۱۲۳۴');
  expect(screen.getByRole('dialog')).not.toHaveTextContent('تندرست باشید');
});
