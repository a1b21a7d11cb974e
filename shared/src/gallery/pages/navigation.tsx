import { Breadcrumbs } from '../../ui/views/breadcrumbs';
import { PageHeader } from '../../ui/views/page-header';
import { Button } from '../../ui/controls/button';
import { Tabs } from '../../ui/controls/tabs';
import type { GalleryPage } from '../gallery-page';

const tabs = [
  { key: 'history', label: 'سابقه پزشکی', content: <p>آخرین مراجعه ۱۴۰۴/۰۹/۲۰، لیزر صورت.</p> },
  { key: 'plans', label: 'طرح‌های درمان', count: 2, content: <p>دو طرح در حال اجرا.</p> },
  { key: 'payments', label: 'پرداخت‌ها', count: 14, content: <p>بدهی ندارد.</p> },
  { key: 'files', label: 'تصاویر', content: <p>هنوز تصویری ثبت نشده است.</p> },
  { key: 'notes', label: 'یادداشت‌ها', content: <p>به ژل حساسیت دارد.</p> },
];

const withIcons = [
  { key: 'day', label: 'روز', icon: 'calendar' as const, content: <p>۱۲ نوبت</p> },
  { key: 'list', label: 'فهرست', icon: 'tags' as const, content: <p>همه نوبت‌ها</p> },
];

const InAddress = () => <Tabs label="پرونده زیباجو" tabs={tabs} param="tab" />;
const WithIcons = () => <Tabs label="نمای نوبت‌ها" tabs={withIcons} />;

function Trail() {
  return (
    <Breadcrumbs
      trail={[
        { to: '/buttons', label: 'حسابداری' },
        { to: '/navigation', label: 'حسابداری افراد' },
      ]}
      here="سند مالی ۱۲"
    />
  );
}

const fromList = { to: '/tables', label: 'زیباجویان' };

function Headers() {
  return (
    <>
      <PageHeader
        title="سارا رضایی"
        hint="پرونده ۱۰۲۴"
        back={fromList}
        actions={
          <>
            <Button>ویرایش</Button>
            <Button tone="primary" icon="add">
              ثبت نوبت
            </Button>
          </>
        }
      />
      <PageHeader title="ویرایش کالا" hint="سرم ویتامین سی" />
    </>
  );
}

export const navigation: GalleryPage = {
  path: 'navigation',
  title: 'زبانه‌ها و مسیر',
  examples: [
    { name: 'زبانه‌های پیوسته به نشانی', Show: InAddress },
    { name: 'زبانه با نشان', Show: WithIcons },
    { name: 'مسیر صفحه', Show: Trail },
    { name: 'سر صفحه', Show: Headers },
  ],
};
