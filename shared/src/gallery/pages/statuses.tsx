import { Status, type StatusKind } from '../../domain/status/status';
import { statuses as looks } from '../../domain/status/messages';
import { StatusBadge, type StatusTone } from '../../ui/controls/status-badge';
import { Toolbar } from '../../ui/tables/toolbar';
import type { GalleryPage } from '../gallery-page';

const tones: Record<StatusTone, string> = {
  success: 'موجود',
  warning: 'رو به اتمام',
  danger: 'تمام‌شده',
  info: 'در حال ویزیت',
  neutral: 'در انتظار',
};

function Tones() {
  return (
    <Toolbar>
      {Object.entries(tones).map(([tone, label]) => (
        <StatusBadge key={tone} tone={tone as StatusTone} label={label} />
      ))}
    </Toolbar>
  );
}

const titles: Record<StatusKind, string> = {
  appointment: 'نوبت',
  action: 'اقدام نوبت',
  session: 'جلسه',
  paid: 'پرداخت جلسه',
  plan: 'طرح درمان',
  surgery: 'نسخه جراحی',
  operation: 'عمل جراحی',
  pharmacy: 'نسخه دارویی',
  product: 'کالا',
  ticket: 'تیکت',
  account: 'حساب',
  invoice: 'صورت‌حساب',
  payment: 'پرداخت',
  document: 'سند',
  discount: 'کد تخفیف',
  backup: 'پشتیبان',
  cash: 'صندوق',
  sms: 'پیامک',
};

const shown = (kind: StatusKind) =>
  function Shown() {
    return (
      <Toolbar>
        {Object.keys(looks[kind]).map((value) => (
          <Status key={value} of={kind} value={value as never} />
        ))}
      </Toolbar>
    );
  };

export const statuses: GalleryPage = {
  path: 'statuses',
  title: 'وضعیت‌ها',
  examples: [
    { name: 'رنگ‌ها', Show: Tones },
    ...Object.entries(titles).map(([kind, name]) => ({ name, Show: shown(kind as StatusKind) })),
  ],
};
