import { useState } from 'react';
import type { Notification } from '../../contracts/notifications';
import { NotificationList } from '../../domain/notification-list';
import type { GalleryPage } from '../gallery-page';

const severities = ['danger', 'warning', 'info'] as const;

const some: Notification[] = Array.from({ length: 6 }, (_, index) => ({
  id: index + 1,
  title: `موجودی 'سرم ویتامین سی ${index + 1}' رو به اتمام است`,
  isRead: index % 2 === 1,
  type: 'stock',
  severity: severities[index % 3] ?? 'info',
  link: null,
  content: index === 1 ? 'سامانه جمعه از ساعت ۲ تا ۴ بامداد به‌روز می‌شود.' : null,
  created_at: '2026-03-21T08:00:00.000Z',
}));

function Some() {
  const [list, setList] = useState(some);
  return (
    <NotificationList
      notifications={list}
      onDelete={(id) => setList(list.filter((one) => one.id !== id))}
      onDeleteAll={() => setList([])}
    />
  );
}

function None() {
  return (
    <NotificationList notifications={[]} onDelete={() => undefined} onDeleteAll={() => undefined} />
  );
}

export const notifications: GalleryPage = {
  path: 'notifications',
  title: 'اعلان‌ها',
  examples: [
    { name: 'شش اعلان', Show: Some },
    { name: 'بدون اعلان', Show: None },
  ],
};
