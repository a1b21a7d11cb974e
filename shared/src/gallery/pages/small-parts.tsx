import { EditLink } from '../../ui/controls/edit-link';
import { Icon, type IconName } from '../../ui/controls/icon';
import { Ltr } from '../../ui/controls/ltr';
import { Spinner } from '../../ui/controls/spinner';
import { Toolbar } from '../../ui/tables/toolbar';
import { StoredFiles } from '../../ui/views/stored-files';
import type { GalleryPage } from '../gallery-page';

/** The names of all icons, by what they are for. */
const icons: Record<string, readonly IconName[]> = {
  بخش‌ها: [
    'dashboard',
    'appointments',
    'patients',
    'prescriptions',
    'services',
    'inventory',
    'accounting',
    'reports',
    'sms',
    'users',
    'clinics',
    'sections',
    'settings',
    'support',
  ],
  کارها: [
    'add',
    'edit',
    'delete',
    'check',
    'close',
    'search',
    'view',
    'sort',
    'sort-up',
    'sort-down',
    'copy',
    'download',
    'sheet',
    'print',
    'camera',
    'archive',
    'restore',
    'retry',
    'show',
    'hide',
    'zoom-in',
    'zoom-out',
    'sign-out',
  ],
  راه‌ها: [
    'back',
    'previous-step',
    'next-step',
    'expand',
    'more',
    'menu',
    'menu-open',
    'menu-close',
  ],
  حالت‌ها: ['success', 'info', 'warning', 'error', 'alert', 'help', 'offline', 'no-access', 'inbox'],
  چیزها: [
    'attachment',
    'bell',
    'calendar',
    'clock',
    'file',
    'history',
    'mail',
    'mail-read',
    'message',
    'product',
    'receipt',
    'tags',
    'user',
  ],
};

const shown = (names: readonly IconName[]) =>
  function Shown() {
    return (
      <Toolbar>
        {names.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size={22} />
          </span>
        ))}
      </Toolbar>
    );
  };

function Small() {
  return (
    <Toolbar>
      <span>
        <Spinner /> در حال دریافت…
      </span>
      <span>
        کد کالا <Ltr>PRD-1004/B</Ltr>، تلفن <Ltr>021-88776655</Ltr>
      </span>
      <EditLink to="/small-parts" name="سارا رضایی" />
    </Toolbar>
  );
}

const names =
  'ghabl-az-amal-7be1f200.jpg,azmayesh-khoon-19d0c4aa.pdf,گزارش-کامل-جلسه-سوم-لیزر-صورت-و-گردن-همراه-با-تصاویر-پیش-و-پس-از-درمان-3f2a91c3.docx';

const Files = () => <StoredFiles label="پیوست‌های جلسه" names={names} />;

export const smallParts: GalleryPage = {
  path: 'small-parts',
  title: 'نشانه‌ها و ریزه‌ها',
  examples: [
    ...Object.entries(icons).map(([name, some]) => ({ name, Show: shown(some) })),
    { name: 'نشان انتظار، کد در متن و پیوند ویرایش', Show: Small },
    { name: 'فایل‌های یک پرونده', Show: Files },
  ],
};
