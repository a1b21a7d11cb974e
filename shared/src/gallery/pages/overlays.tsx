import { Menu, type MenuEntry } from '../../ui/menu';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Toolbar } from '../../ui/toolbar';
import { Tooltip } from '../../ui/tooltip';
import type { GalleryPage } from '../gallery-page';

const nothing = () => undefined;

const ofAppointment: MenuEntry[] = [
  { label: 'مشاهده نوبت', icon: 'show', to: '/overlays' },
  { label: 'ویرایش', icon: 'edit', onSelect: nothing },
  { label: 'ثبت پرداخت', icon: 'receipt', disabled: 'این نوبت پرداخت شده است' },
  'separator',
  { label: 'لغو نوبت', icon: 'delete', danger: true, onSelect: nothing },
];
const columns: MenuEntry[] = [
  { label: 'کد ملی', checked: true },
  { label: 'شماره تماس', checked: false },
  { label: 'نام پدر', checked: true },
];
const plain: MenuEntry[] = [
  { label: 'در انتظار', onSelect: nothing },
  { label: 'در حال ویزیت', onSelect: nothing },
  { label: 'انجام شده', onSelect: nothing },
];

function Menus() {
  return (
    <Toolbar>
      <Menu label="عملیات" items={ofAppointment} />
      <Menu label="ستون‌ها" icon="settings" size="small" items={columns} />
      <Menu label="تغییر وضعیت" tone="quiet" items={plain} />
      <Menu label="عملیات سارا رضایی" look="icon" items={ofAppointment} />
      <Menu label="غیرفعال" disabled items={plain} />
    </Toolbar>
  );
}

function Tooltips() {
  return (
    <Toolbar>
      <Tooltip text="باقی‌مانده را در مبلغ می‌گذارد">
        <Button>تسویه کامل</Button>
      </Tooltip>
      <Tooltip text="پرونده در همین صفحه باز می‌شود و نوبت امروز در آن نشان داده می‌شود">
        <ButtonLink to="/overlays" tone="quiet">
          پرونده
        </ButtonLink>
      </Tooltip>
    </Toolbar>
  );
}

export const overlays: GalleryPage = {
  path: 'overlays',
  title: 'منوها و پنجره‌ها',
  examples: [
    { name: 'منو', Show: Menus },
    { name: 'راهنمای کوتاه', Show: Tooltips },
  ],
};
