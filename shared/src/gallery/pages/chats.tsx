import { useState } from 'react';
import { StoredFiles } from '../../ui/views/stored-files';
import { Chat } from '../../ui/chat/chat';
import type { ChatMessage } from '../../ui/chat/chat-message';
import type { GalleryPage } from '../gallery-page';

const support = { side: 'other', sender: 'پشتیبانی زیبا' } as const;
const clinic = { side: 'own', sender: 'مینا صالحی' } as const;

const some: ChatMessage[] = [
  {
    id: 1,
    ...clinic,
    text: 'سلام، از دیروز پیامک یادآوری فرستاده نمی‌شود.',
    at: '2026-01-03T08:10',
  },
  { id: 2, ...clinic, text: 'شناسه نوبت: 48213', at: '2026-01-03T08:11' },
  {
    id: 3,
    ...support,
    text: 'سلام، ممنون که خبر دادید.\nاعتبار پیامک کلینیک تمام شده بود؛ افزایش یافت و پیامک‌های دیروز هم فرستاده شد.',
    at: '2026-01-03T14:40',
    attachments: <a href="#/chats">گزارش ارسال.pdf</a>,
  },
  { id: 4, ...clinic, text: 'سپاس، رسید.', at: '2026-01-04T09:05' },
];

const later = (): Promise<void> => new Promise((done) => setTimeout(done, 900));

function Open() {
  const [messages, setMessages] = useState(some);
  return (
    <Chat
      label="گفتگوی تیکت پیامک"
      messages={messages}
      own={clinic.sender}
      folder="general"
      onSend={async (text, files) => {
        await later();
        const at = new Date().toISOString();
        const attachments = files.length > 0 && <StoredFiles label="پیوست‌ها" names={files} />;
        setMessages((now) => [...now, { id: now.length + 1, ...clinic, text, at, attachments }]);
      }}
    />
  );
}

function Failing() {
  const failed = { id: 5, ...clinic, text: 'یک پرسش دیگر هم دارم.', at: '2026-01-04T09:06' };
  return (
    <Chat
      label="گفتگوی ناموفق"
      messages={[
        ...some.slice(2),
        { ...failed, state: 'failed', reason: 'ارتباط با سرور برقرار نشد.' },
        { ...failed, id: 6, text: 'و یک تصویر.', state: 'sending' },
      ]}
      onSend={() => Promise.reject(new Error('ارتباط با سرور برقرار نشد.'))}
    />
  );
}

const Empty = () => <Chat label="گفتگوی جدید" messages={[]} onSend={later} />;
const Closed = () => (
  <Chat
    label="گفتگوی بسته"
    messages={[
      ...some.slice(0, 3),
      { id: 7, side: 'note', sender: '', text: 'مینا صالحی تیکت را بست', at: '2026-01-03T15:00' },
    ]}
    onSend={later}
    closed="این تیکت بسته شده است؛ لطفا تیکت جدیدی ارسال کنید."
  />
);

export const chats: GalleryPage = {
  path: 'chats',
  title: 'گفتگو',
  examples: [
    { name: 'گفتگو', Show: Open },
    { name: 'ارسال ناموفق', Show: Failing },
    { name: 'بدون پیام', Show: Empty },
    { name: 'بسته', Show: Closed },
  ],
};
