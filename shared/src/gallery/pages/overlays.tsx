import { useState } from 'react';
import { Menu } from '../../ui/overlays/menu';
import type { MenuEntry } from '../../ui/overlays/menu-entry';
import { CarefulDialog } from '../../ui/forms/careful-dialog';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { Dialog } from '../../ui/overlays/dialog';
import { Drawer } from '../../ui/overlays/drawer';
import { FactList } from '../../ui/views/fact-list';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { Toolbar } from '../../ui/tables/toolbar';
import { toast } from '../../ui/overlays/toast';
import { Tooltip } from '../../ui/overlays/tooltip';
import type { GalleryPage } from '../gallery-page';

const nothing = () => undefined;

const ofAppointment: MenuEntry[] = [
  { label: 'مشاهده نوبت', icon: 'show', to: '/overlays' },
  { label: 'ویرایش', icon: 'edit', onSelect: nothing },
  { label: 'ثبت پرداخت', icon: 'receipt', disabled: 'این نوبت پرداخت شده است' },
  'separator',
  { label: 'کنسل کردن نوبت', icon: 'delete', danger: true, onSelect: nothing },
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

const facts = [
  { label: 'زیباجو', value: 'سارا رضایی' },
  { label: 'پزشک', value: 'دکتر مینا صالحی' },
  { label: 'زمان', value: '۱۴۰۴/۱۰/۱۳، ۱۶:۳۰' },
  { label: 'علت مراجعه', value: 'مشاوره پیش از تزریق ژل و بررسی پوست' },
];

function refuse() {
  throw new Error('برای این خدمت نوبت آینده ثبت شده است.');
}

const dialogButtons = [
  { name: 'dialog', label: 'پنجره' },
  { name: 'confirm', label: 'پرسش' },
  { name: 'refused', label: 'پرسش ناموفق' },
  { name: 'reason', label: 'پرسش با دلیل' },
  { name: 'word', label: 'پرسش با واژه تأیید' },
] as const;
type DialogName = (typeof dialogButtons)[number]['name'];

interface DialogProps {
  /** Which dialog is open. */
  shown: DialogName | undefined;
  onClose: () => void;
}

/** A dialog that shows something, and two questions, one of which fails. */
function PlainDialogs({ shown, onClose }: DialogProps) {
  const question = { title: 'بایگانی خدمت', confirm: 'بایگانی', onCancel: onClose };
  return (
    <>
      <Dialog
        open={shown === 'dialog'}
        title="نوبت سارا رضایی"
        onClose={onClose}
        footer={
          <>
            <Button tone="primary" onClick={onClose}>
              ثبت پرداخت
            </Button>
            <Button onClick={() => toast.error('پیامک فرستاده نشد')}>ارسال رسید</Button>
          </>
        }
      >
        <FactList facts={facts} />
      </Dialog>
      <ConfirmDialog open={shown === 'confirm'} onConfirm={onClose} {...question}>
        سابقه این خدمت می‌ماند و در فهرست‌ها نشان داده نمی‌شود.
      </ConfirmDialog>
      <ConfirmDialog
        open={shown === 'refused'}
        failed="خطا در بایگانی."
        onConfirm={refuse}
        {...question}
      >
        سابقه این خدمت می‌ماند و در فهرست‌ها نشان داده نمی‌شود.
      </ConfirmDialog>
    </>
  );
}

/** Questions that ask for a reason, and for a word to be typed. */
function CarefulDialogs({ shown, onClose }: DialogProps) {
  return (
    <>
      <CarefulDialog
        open={shown === 'reason'}
        title="تعلیق کلینیک مهر"
        confirm="تعلیق"
        reason={{ label: 'دلیل تعلیق', minimum: 10, hint: 'این متن به کلینیک نشان داده می‌شود.' }}
        onConfirm={onClose}
        onCancel={onClose}
      >
        کاربران این کلینیک تا رفع تعلیق وارد نمی‌شوند.
      </CarefulDialog>
      <CarefulDialog
        open={shown === 'word'}
        title="بازگردانی نسخه پشتیبان"
        confirm="بازگردانی"
        reason={{}}
        word="بازگردانی"
        failed="خطا در بازگردانی"
        onConfirm={refuse}
        onCancel={onClose}
      >
        همه آنچه پس از ۱۴۰۴/۱۰/۰۱ ثبت شده است از دست می‌رود.
      </CarefulDialog>
    </>
  );
}

function Dialogs() {
  const [shown, setShown] = useState<DialogName>();
  const close = () => setShown(undefined);
  return (
    <Toolbar>
      {dialogButtons.map(({ name, label }) => (
        <Button key={name} onClick={() => setShown(name)}>
          {label}
        </Button>
      ))}
      <PlainDialogs shown={shown} onClose={close} />
      <CarefulDialogs shown={shown} onClose={close} />
    </Toolbar>
  );
}

function Drawers() {
  const [open, setOpen] = useState<'drawer' | 'wide'>();
  const close = () => setOpen(undefined);
  return (
    <Toolbar>
      <Button onClick={() => setOpen('drawer')}>کشو</Button>
      <Button onClick={() => setOpen('wide')}>کشوی پهن</Button>
      <Drawer
        open={open === 'drawer'}
        title="نوبت سارا رضایی"
        hint="در انتظار"
        onClose={close}
        footer={
          <>
            <Button tone="primary" onClick={close}>
              شروع ویزیت
            </Button>
            <Button onClick={close}>کنسل کردن نوبت</Button>
          </>
        }
      >
        <FactList facts={facts} />
      </Drawer>
      <Drawer open={open === 'wide'} size="wide" title="سابقه پرداخت" onClose={close}>
        {Array.from({ length: 12 }, (_, index) => (
          <FactList key={index} facts={facts} />
        ))}
      </Drawer>
    </Toolbar>
  );
}

export const overlays: GalleryPage = {
  path: 'overlays',
  title: 'منوها و پنجره‌ها',
  examples: [
    { name: 'منو', Show: Menus },
    { name: 'راهنمای کوتاه', Show: Tooltips },
    { name: 'پنجره و پرسش', Show: Dialogs },
    { name: 'کشو', Show: Drawers },
  ],
};
