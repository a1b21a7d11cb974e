import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi, refuse } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { Chat } from './chat';
import type { ChatMessage } from './chat-message';

const aMessage = (id: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  side: 'other',
  sender: 'پشتیبانی',
  text: `پیام ${id}`,
  at: '2026-01-03T08:00:00Z',
  ...over,
});

const log = () => screen.getByRole('log', { name: 'تیکت پیامک' });
const box = () => screen.getByRole('textbox', { name: 'متن پیام' });

interface Sent {
  send?: (text: string) => Promise<unknown>;
}

function Trial({ send }: Sent) {
  const [messages, setMessages] = useState([aMessage(1)]);
  return (
    <Chat
      label="تیکت پیامک"
      messages={messages}
      draft="ticket-1"
      onSend={async (text) => {
        await send?.(text);
        setMessages((now) => [...now, aMessage(9, { side: 'own', sender: 'مینا', text })]);
      }}
    />
  );
}

it('shows sender, text and time of each message by day, and markup as text', () => {
  renderScreen(
    <Chat
      label="تیکت پیامک"
      messages={[
        aMessage(1, { text: '<b>سلام</b>' }),
        aMessage(2, { at: '2026-01-04T09:30:00Z', side: 'own', sender: 'مینا صالحی' }),
        aMessage(4, {
          side: 'note',
          sender: '',
          text: 'مینا تیکت را بست',
          at: '2026-01-04T09:40:00Z',
        }),
        aMessage(3, { at: new Date().toISOString(), attachments: <a href="/x">فایل ۱</a> }),
      ]}
      onSend={jest.fn()}
    />,
  );
  expect(within(log()).getByText('<b>سلام</b>')).toBeVisible();
  expect(within(log()).getByText('مینا صالحی')).toBeVisible();
  expect(within(log()).getByText('۱۳:۰۰')).toBeVisible();
  expect(within(log()).getByText('شنبه ۱۳ دی ۱۴۰۴')).toBeVisible();
  expect(within(log()).getByText('مینا تیکت را بست')).toHaveTextContent('۱۳:۱۰');
  expect(within(log()).getByText('امروز')).toBeVisible();
  expect(within(log()).getByRole('link', { name: 'فایل ۱' })).toBeVisible();
});

it('says that there is no message yet', () => {
  renderScreen(<Chat label="تیکت پیامک" messages={[]} onSend={jest.fn()} />);
  expect(screen.getByText('هنوز پیامی نوشته نشده است')).toBeVisible();
});

it.each(['{Enter}', '{Control>}{Enter}{/Control}'])(
  'sends with %s, with line breaks',
  async (key) => {
    const send = jest.fn().mockResolvedValue(null);
    const { user } = renderScreen(<Trial send={send} />);
    await user.click(box());
    await user.keyboard(`سلام{Shift>}{Enter}{/Shift}خسته نباشید${key}`);
    expect(send.mock.calls).toEqual([['سلام\nخسته نباشید']]);
    expect(box()).toHaveValue('');
    expect(await screen.findByText('مینا')).toBeVisible();
  },
);

it('does not send a blank message', async () => {
  const send = jest.fn();
  const { user } = renderScreen(<Trial send={send} />);
  await user.type(box(), '   {Enter}');
  await user.click(screen.getByRole('button', { name: 'ارسال' }));
  expect(send).not.toHaveBeenCalled();
});

it('shows a message while it is being sent, says why it failed, and sends it again', async () => {
  const send = jest.fn();
  let refuse: (error: Error) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
  send.mockResolvedValueOnce(null);
  const { user } = renderScreen(<Trial send={send} />);
  await user.type(box(), 'سلام{Enter}');
  expect(within(log()).getByText('در حال ارسال…')).toBeVisible();
  refuse(new Error('اتصال اینترنت برقرار نیست'));
  expect(await screen.findByText('ارسال نشد: اتصال اینترنت برقرار نیست')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'ارسال دوباره' }));
  expect(await screen.findByText('مینا')).toBeVisible();
  await waitFor(() => expect(within(log()).getAllByText('سلام')).toHaveLength(1));
  expect(screen.queryByText(/ارسال نشد/)).not.toBeInTheDocument();
});

it('removes a message that failed', async () => {
  const { user } = renderScreen(<Trial send={() => Promise.reject(new Error())} />);
  await user.type(box(), 'سلام{Enter}');
  await user.click(await screen.findByRole('button', { name: 'حذف پیام' }));
  expect(within(log()).queryByText('سلام')).not.toBeInTheDocument();
});

it('keeps the message that is being written across a reload', async () => {
  const { user, unmount } = renderScreen(<Trial />);
  await user.type(box(), 'نیمه‌کاره');
  unmount();
  const again = renderScreen(<Trial />);
  expect(box()).toHaveValue('نیمه‌کاره');
  await again.user.type(box(), '{Enter}');
  again.unmount();
  renderScreen(<Trial />);
  expect(box()).toHaveValue('');
});

describe('files of a message', () => {
  const sign = ({ params }: { params: Record<string, unknown> }) => ({
    data: Object.fromEntries(
      String(params.names)
        .split(',')
        .map((name) => [name, `/uploads/general/${name}?signed`]),
    ),
  });
  const picker = () => screen.getByLabelText('پیوست‌های پیام', { selector: 'input' });
  const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });

  it('are sent with it, also when it is sent again; the next message has none', async () => {
    fakeApi({ 'GET /files/sign': sign, 'POST /files/upload': () => ({ fileName: 'r-1.pdf' }) });
    const send = jest.fn().mockRejectedValueOnce(new Error('قطع شد')).mockResolvedValue(null);
    const { user } = renderScreen(
      <Chat label="تیکت پیامک" messages={[]} folder="general" onSend={send} />,
    );
    await user.upload(picker(), file('گزارش.pdf'));
    expect(await screen.findByRole('link', { name: 'گزارش.pdf' })).toBeVisible();
    await user.type(box(), 'پیوست شد{Enter}');
    await user.click(await screen.findByRole('button', { name: 'ارسال دوباره' }));
    expect(send.mock.calls).toEqual([
      ['پیوست شد', ['r-1.pdf']],
      ['پیوست شد', ['r-1.pdf']],
    ]);
    await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
    await user.type(box(), 'همین{Enter}');
    expect(send).toHaveBeenLastCalledWith('همین', []);
  });

  it('block sending until they are uploaded or removed, and the box says so', async () => {
    fakeApi({
      'GET /files/sign': sign,
      'POST /files/upload': () => refuse(500, { code: 'internal', message: 'بارگذاری انجام نشد' }),
    });
    const send = jest.fn().mockResolvedValue(null);
    const { user } = renderScreen(
      <Chat label="تیکت پیامک" messages={[]} folder="general" onSend={send} />,
    );
    await user.upload(picker(), file('a.pdf'));
    await screen.findByText(/^خطا در بارگذاری فایل .+: بارگذاری انجام نشد$/);
    await user.type(box(), 'سلام{Enter}');
    expect(send).not.toHaveBeenCalled();
    expect(box()).toHaveAccessibleDescription(
      'فایلی بارگذاری نشده است؛ دوباره تلاش کنید یا آن را حذف کنید.',
    );
    await user.click(screen.getByRole('button', { name: 'حذف a.pdf' }));
    await user.type(box(), '{Enter}');
    expect(send).toHaveBeenCalledWith('سلام', []);
  });
});

it('takes no message when it is closed, and says so', () => {
  renderScreen(
    <Chat label="تیکت پیامک" messages={[]} onSend={jest.fn()} closed="این تیکت بسته شده است" />,
  );
  expect(box()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'ارسال' })).toBeDisabled();
  expect(screen.getByText('این تیکت بسته شده است')).toBeVisible();
});

it('keeps a message that is too long in the box, says so and does not send it', async () => {
  const send = jest.fn().mockResolvedValue(null);
  const { user } = renderScreen(<Trial send={send} />);
  await user.click(box());
  await user.paste('ا'.repeat(5001));
  expect(box()).toHaveValue('ا'.repeat(5001));
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription(
    '۵۰۰۱ نویسه نوشته شده است؛ حداکثر ۵۰۰۰ نویسه مجاز است.',
  );
  await user.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});
