import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { Attachments } from './attachments';

const sign = ({ params }: { params: Record<string, unknown> }) => ({
  data: Object.fromEntries(
    String(params.names)
      .split(',')
      .map((name) => [name, `/uploads/general/${name}?signed`]),
  ),
});

function Trial({ onHold }: { onHold?: (reason: string | null) => void }) {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <Attachments
        label="پیوست‌ها"
        folder="general"
        accept={['pdf']}
        names={names}
        onChange={setNames}
        onHold={onHold}
      />
      <output>{names.join(' ')}</output>
    </>
  );
}

const list = () => within(screen.getByRole('group', { name: 'پیوست‌ها' }));
const picker = () => screen.getByLabelText('پیوست‌ها', { selector: 'input' });
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });

it('are uploaded at the same time without a form around them, and can be removed', async () => {
  let count = 0;
  fakeApi({
    'GET /files/sign': sign,
    'POST /files/upload': () => ({ fileName: `f-${(count += 1)}.pdf` }),
  });
  const { user } = renderScreen(<Trial />);
  await user.upload(picker(), [pdf('یک.pdf'), pdf('دو.pdf')]);
  expect(await list().findByRole('link', { name: 'یک.pdf' })).toBeVisible();
  expect(await list().findByRole('link', { name: 'دو.pdf' })).toBeVisible();
  expect(screen.getByText('f-1.pdf f-2.pdf')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'حذف یک.pdf' }));
  expect(screen.getByText('f-2.pdf')).toBeVisible();
  expect(picker()).toHaveFocus();
});

it('report why the message cannot be sent yet', async () => {
  let arrive: (answer: object) => void = () => undefined;
  fakeApi({
    'GET /files/sign': sign,
    'POST /files/upload': () => new Promise((resolve) => (arrive = resolve)),
  });
  const heard: unknown[] = [];
  const { user } = renderScreen(<Trial onHold={(reason) => heard.push(reason)} />);
  await user.upload(picker(), pdf('a.pdf'));
  await screen.findByRole('progressbar');
  expect(heard.at(-1)).toBe('لطفا تا پایان بارگذاری فایل‌ها صبر کنید.');
  arrive({ fileName: 'a.pdf' });
  expect(await list().findByRole('link', { name: 'a.pdf' })).toBeVisible();
  expect(heard.at(-1)).toBeNull();
});
